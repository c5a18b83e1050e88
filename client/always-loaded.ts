/**
 * Code that is in the browser before any page or part of one acts: the app with all its imports, and building stones of most pages, each far too
 * small for a request of its own. The bundler lets every chunk import this (`renderer/bundle/bundle-browser.ts`), so it becomes one file.
 * Every page pays for its bytes; never import it yourself.
 */
import './app.ts';
import './ui/BackLink.tsx';
import './ui/Band.tsx';
import './ui/Picture.tsx';
import './products/Price.tsx';
import './ui/Text.tsx';
import './wish-list/WishButton.tsx';
import './runtime/navigation/readdress.ts';
import './delivery/delivery-days.ts';
import './products/is-buyable.ts';
import './suggestions/recent-key.ts';
import './runtime/store.ts';
