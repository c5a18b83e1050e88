/** The words of one page in every language, in its own chunk: as a part of the texts their files would be named in what every page loads. */
import type { PerLanguage } from '../../site/languages.ts';
import { withdraw as de } from './de/withdraw.ts';
import { withdraw as en } from './en/withdraw.ts';
import { withdraw as fr } from './fr/withdraw.ts';
import type { WithdrawTexts } from './texts.ts';

export const withdrawWords: PerLanguage<WithdrawTexts['withdraw']> = { de: de.withdraw, en: en.withdraw, fr: fr.withdraw };
