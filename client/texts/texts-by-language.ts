/** All three languages at once: for the builder. In the browser a page loads only its own language's file. */
import type { PerLanguage } from '../../site/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Texts } from './texts.ts';

export const textsByLanguage: PerLanguage<Texts> = { de, en, fr };
