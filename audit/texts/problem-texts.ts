/** What editors read of each kind of problem. docs/problems.md says the same to operators and developers. */
import type { ProblemCode } from '../../site/problem-codes.ts';
import { addresses } from './problems/addresses.ts';
import { contact } from './problems/contact.ts';
import { languages } from './problems/languages.ts';
import { links } from './problems/links.ts';
import { pictures } from './problems/pictures.ts';
import type { ProblemText } from './problems/problem-text.ts';
import { productDuties } from './problems/product-duties.ts';
import { records } from './problems/records.ts';
import { shopDuties } from './problems/shop-duties.ts';
import { technical } from './problems/technical.ts';
import { texts } from './problems/texts.ts';

export const problemTexts: Readonly<Record<ProblemCode, ProblemText>> = {
	...addresses,
	...contact,
	...languages,
	...links,
	...pictures,
	...productDuties,
	...records,
	...shopDuties,
	...technical,
	...texts,
};
