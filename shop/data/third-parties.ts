/** Whom the site may ask for something, as far as configuration and content say. */
import type { ThirdParties } from '../../renderer/hosts/content-security-policy.ts';
import type { DataContext } from './data-context.ts';

export function toThirdParties({ config, content, films }: Pick<DataContext, 'config' | 'content' | 'films'>): ThirdParties {
	const frames = [content.legal?.rolexArea?.frame ?? null, ...films];
	return {
		analytics: config.analytics === null ? null : new URL(config.analytics.url).origin,
		ratings: config.mapsKey !== null && content.project.googlePlaceId !== null,
		map: config.mapsKey !== null && content.company.address !== null,
		orders: config.orderServiceUrl === 'self' ? null : config.orderServiceUrl,
		frames: [...new Set(frames.flatMap((url) => (url === null ? [] : [new URL(url).origin])))],
		live: config.live === undefined ? null : new URL(config.live.url).origin,
		paypal: originOf(config.payments?.paypal),
		klarna: originOf(config.payments?.klarna),
	};
}

function originOf(provider: { readonly scriptUrl: string } | null | undefined): string | null {
	return provider ? new URL(provider.scriptUrl).origin : null;
}
