/** Pictures before and after, side by side. */
import type { PicturePair, SmallPicture } from '../changes/picture-changes.ts';
import { texts } from '../texts/report-texts.ts';
import { formatBytes } from './format-values.ts';
import { html, multilingual, type SafeHtml } from './html.ts';

export function renderPair({ before, after }: PicturePair): SafeHtml {
	return html`<div class="pair"><figure><figcaption>${multilingual(texts.before)}</figcaption>${renderPicture(before)}</figure><figure><figcaption>${multilingual(texts.after)}</figcaption>${renderPicture(after)}</figure></div>`;
}

function renderPicture(picture: SmallPicture | null): SafeHtml {
	if (picture === null) {
		return html`<p class="soft">${multilingual(texts.noPicture)}</p>`;
	}
	const { filename, width, height, bytes, dataUrl } = picture;
	const image = dataUrl === null ? html`<p class="soft">${multilingual(texts.notShown)}</p>` : html`<img src="${dataUrl}" alt="">`;
	return html`${image}<p>${filename} <span class="soft">${width ?? '?'} × ${height ?? '?'}, ${multilingual(formatBytes(bytes))}</span></p>`;
}
