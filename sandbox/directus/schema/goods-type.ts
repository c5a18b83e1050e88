/** The kinds of goods that brands and categories can be of. */
import { goodsLinkKeys } from '../../../site/link-keys.ts';
import { choice } from './fields.ts';

/** A kind of goods, which decides below which path its brands and products are listed. */
export const goodsType = (extras: { required?: boolean } = {}) =>
	choice('Warenart', Object.fromEntries(goodsLinkKeys.map((key) => [key, key])), extras);
