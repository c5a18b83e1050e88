import { noBaseTexts } from '../texts/change-texts.ts';
import type { NoBase } from './open-base.ts';

/** What somebody wanted to compare with is not there. */
export class BaseMissing extends Error {
	override readonly name = 'BaseMissing';

	constructor({ name, reason }: NoBase) {
		super(`There is nothing to compare with at "${name}": ${noBaseTexts[reason].en}`);
	}
}
