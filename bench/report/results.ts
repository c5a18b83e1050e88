/** What the benchmark found, as data: the JSON file holds exactly this. */
import type { FetchResult } from '../fetch/measure-fetch.ts';
import type { FleetResult } from '../fleet/measure-fleet.ts';
import type { FilterClicks } from '../lists/measure-clicks.ts';
import type { ListQueries } from '../lists/measure-queries.ts';
import type { SizeResult } from '../measure-size.ts';
import type { OrderThroughput } from '../orders/measure-orders.ts';
import type { PageLoad } from '../page-loads.ts';
import type { PriceGrowth } from '../price-growth.ts';
import type { SaveToPaint } from '../save-to-paint.ts';

export interface BenchResults {
	readonly machine: { readonly cpus: string; readonly node: string; readonly platform: string };
	readonly sizes: readonly SizeResult[];
	/** null: not measured. */
	readonly priceGrowth?: PriceGrowth | null;
	/** null: not measured. */
	readonly saveToPaint?: SaveToPaint | null;
	/** null: not measured. */
	readonly fetch?: FetchResult | null;
	/** null: not measured. */
	readonly pageLoads?: readonly PageLoad[] | null;
	/** A row a size; null: not measured. */
	readonly listQueries?: readonly ListQueries[] | null;
	/** null: not measured. */
	readonly filterClicks?: FilterClicks | null;
	/** null: not measured. */
	readonly orders?: OrderThroughput | null;
	/** null: not measured. */
	readonly fleet?: FleetResult | null;
}
