/** Links to social networks; two fields have an older and a newer name. */
import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import { describeValue } from '../../pipeline/records/describe-value.ts';
import { toExternalUrl } from '../../pipeline/records/link-target.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import type { socialLink } from '../collections/footer.ts';

export interface SocialLink {
	readonly media: 'facebook' | 'googleplus' | 'instagram' | 'other';
	readonly displayName: string;
	readonly url: string;
}

/** How a link without a name of its own is called; null: by its host. */
const mediaNames: Readonly<Record<SocialLink['media'], string | null>> = {
	facebook: 'Facebook',
	googleplus: 'Google',
	instagram: 'Instagram',
	other: null,
};

/** null, with an error, where there is no address to link to. */
export function toSocialLink(record: RecordOf<typeof socialLink>, context: RecordContext): (SocialLink & { readonly sort: number }) | null {
	const address = record.external_path ?? record.path ?? '';
	const url = toExternalUrl(address);
	if (url === null || !/^https?:/i.test(url)) {
		context.fail({
			code: 'url-invalid',
			field: record.external_path === null && record.path !== null ? 'path' : 'external_path',
			message: `Expected a web address, found ${describeValue(address || null)}.`,
			fix: 'Enter the whole address, such as https://www.instagram.com/example.',
		});
		return null;
	}
	const displayName = record.display_name ?? record.displayName ?? mediaNames[record.media] ?? new URL(url).hostname.replace(/^www\./, '');
	return { media: record.media, displayName, url, sort: record.sort };
}
