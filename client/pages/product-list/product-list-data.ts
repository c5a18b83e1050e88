import type { Text } from '../../../site/text.ts';
import type { ListData } from '../../catalogue/list-query.ts';
import type { PageResult } from '../../runtime/built-page.ts';

/** One page of a list: the whole shop, one category, or a kind of product. */
export interface ProductListData extends PageResult, ListData {
	readonly title: Text;
	readonly callToAction: Text | null;
	/** The shop's text below every list. */
	readonly footer: Text | null;
}
