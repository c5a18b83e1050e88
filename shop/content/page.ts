/** Legal and info texts, each a page of its own. */

import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import { describeValue } from '../../pipeline/records/describe-value.ts';
import type { FileId } from '../../pipeline/records/file-record.ts';
import { toFileReference } from '../../pipeline/records/file-reference.ts';
import { toFrameAddress } from '../../pipeline/records/link-target.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import type { page } from '../collections/page.ts';
import type { Known } from './known.ts';

/** `home`: the welcome text of the home page; `contact`: the intro of the contact page. `info` pages lie at `/info/{slug}`. */
export type TextPageType = 'home' | 'contact' | 'privacy' | 'accessibility' | 'social_media_privacy' | 'info';

export interface TextPage {
	readonly id: number;
	readonly type: TextPageType;
	readonly slug: string | null;
	readonly title: Localized;
	/** The page's large picture: the home page's hero, and what stands for an info page's film until it may be loaded. */
	readonly picture: FileId | null;
	/** Address of an info page's film, a page of a host that the site shows films of. */
	readonly video: string | null;
	/** Markdown. */
	readonly body: Localized;
}

/** null, with an error, for an info page without a slug, which would have no path, and for a second page of a type that may occur once. */
export function toTextPage(record: RecordOf<typeof page>, context: RecordContext, known: Known): TextPage | null {
	const { texts } = context;
	if (record.type === 'info' && record.slug === null) {
		context.fail({
			code: 'field-required',
			field: 'slug',
			message: 'An info page needs a slug, and has none that can be used.',
			fix: `Fill in the last part of the page's address, such as "ueber-uns".`,
		});
		return null;
	}
	const textPage: TextPage = {
		id: record.id,
		type: record.type,
		slug: record.slug,
		title: texts.requiredText('title', record.title, record.translations, (row) => row.title),
		picture: toFileReference(record.picture, 'picture', context, known.fileExists),
		video: toVideo(record, context, known.videoHosts),
		body: texts.requiredText('body', record.body, record.translations, (row) => row.body),
	};
	return isFirstOfType(textPage, context, known) ? textPage : null;
}

/** null, with a warning, for what the site cannot show: another host would get into its pages by a content field alone. */
function toVideo({ type, video }: RecordOf<typeof page>, context: RecordContext, hosts: readonly string[]): string | null {
	if (video === null) return null;
	if (type !== 'info') {
		context.warn({
			code: 'field-ignored',
			field: 'video',
			message: `Only info pages show a film, and this page is of the type ${describeValue(type)}. The film is left out.`,
			fix: 'Empty the field, or move the film to an info page.',
		});
		return null;
	}
	const address = toFrameAddress(video, hosts);
	if (address !== null) return address;
	const known = hosts.map((host) => `https://${host}/…`).join(' or ');
	context.warn({
		code: 'video-unknown',
		field: 'video',
		message: `The site shows no films from ${describeValue(video)}. The film is left out.`,
		fix:
			known === ''
				? 'Empty the field, or have the host of the film added to videoHosts in site.config.ts.'
				: `Enter the address that the film's host gives for embedding, such as ${known}, or have another host added to videoHosts in site.config.ts.`,
	});
	return null;
}

function isFirstOfType({ id, type }: TextPage, context: RecordContext, { firstByType }: Known): boolean {
	const first = type === 'info' ? undefined : firstByType.get(type);
	if (first === undefined) {
		firstByType.set(type, id);
		return true;
	}
	context.fail({
		code: 'page-duplicate',
		field: 'type',
		message: `Two pages have the type ${describeValue(type)}: page ${first} and page ${id}.`,
		fix: 'Delete one of them, or make it an info page with a slug.',
	});
	return false;
}
