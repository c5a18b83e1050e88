import type { ExternalService } from '../../site/services.ts';
import type { Text } from '../../site/text.ts';

/** All services with external content that the site has, decided about or not. */
export interface ConsentManagerData {
	readonly services: readonly { readonly id: ExternalService; readonly name: Text }[];
}
