/** Whom the site may ask for something, as far as configuration and content say. */
import type { ThirdParties } from '../hosts/content-security-policy.ts';
import type { DataContext } from './data-context.ts';

export function toThirdParties({ config, content }: Pick<DataContext, 'config' | 'content'>): ThirdParties {
	const area = content.legal?.rolexArea ?? null;
	return {
		analytics: config.analytics === null ? null : new URL(config.analytics.url).origin,
		ratings: config.mapsKey !== null && content.project.googlePlaceId !== null,
		map: config.mapsKey !== null && content.company.address !== null,
		orders: config.orderServiceUrl === 'self' ? null : config.orderServiceUrl,
		live: config.live === undefined ? null : new URL(config.live.url).origin,
		frames: area === null ? [] : [new URL(area.frame).origin],
	};
}
