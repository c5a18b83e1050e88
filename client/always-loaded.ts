/**
 * What is in the browser before any page or part of one acts: the app with all that it imports, and building stones of most pages, each far too
 * small for a request of its own. The bundler lets every chunk import this (`renderer/bundle/one-app-chunk.ts`), so it becomes one file.
 * What is here costs every page its bytes; never import it yourself.
 */
import './app.ts';
import './components/BackLink.tsx';
import './components/Band.tsx';
import './components/LetterPlate.tsx';
import './components/Picture.tsx';
import './components/Price.tsx';
import './components/PriceNote.tsx';
import './components/RichText.tsx';
import './components/Sentence.tsx';
import './components/Text.tsx';
import './components/WishButton.tsx';
import './runtime/navigation/readdress.ts';
import './pages/product/delivery-days.ts';
import './pages/product/is-buyable.ts';
import './storage/recent-key.ts';
import './runtime/use-store.ts';
