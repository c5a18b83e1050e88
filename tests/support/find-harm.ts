/** Looks through a document for whatever could run, load from elsewhere, or send something away. Runs inside a browser: it must not use anything from outside. */

/** What is wrong, in words that name the element; empty where nothing is. Works on the document of a page and on one that was only parsed. */
export function findHarm(document: Document, siteOrigin: string): readonly string[] {
	const forbidden = /^(?:iframe|frame|frameset|object|embed|applet|base|math|marquee|foreignobject|animate|set|use|portal|video|audio)$/;
	const inRichText =
		/^(?:a|blockquote|br|code|div|em|h[1-6]|hr|img|li|ol|p|picture|pre|source|strong|ul|table|thead|tbody|tr|th|td|span|svg|path)$/;
	const attributesInRichText =
		/^(?:href|rel|target|id|class|start|src|srcset|sizes|width|height|alt|loading|decoding|type|lang|aria-[a-z]+|role|tabindex)$/;
	/** Kept through hydration as rich text is, but made of elements and plain texts by the builder (docs/decisions/0038). */
	const ofBuilder = /^(?:facts|guarantee|sizes|ratings)$/;
	const found: string[] = [];
	const resolve = (address: string) => new URL(address, siteOrigin);

	function judgeAddress(element: Element, name: string, value: string, mustBeOwn: boolean): void {
		if (!URL.canParse(value, siteOrigin)) return;
		const { protocol, origin } = resolve(value);
		if (!['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) || (mustBeOwn && origin !== siteOrigin)) {
			found.push(`<${element.localName} ${name}="${value.slice(0, 120)}">`);
		}
	}

	/** One of the shop's forms, which go nowhere else. */
	function ownForm(element: Element): boolean {
		const action = element.getAttribute('action') ?? '';
		if (element.closest('search') !== null) return /^(?:\/en|\/fr)?\/schaufenster\/suche$/.test(action);
		return /^form(?: |$)/.test(element.className) && ['/ecom/newsletter', '/ecom/contact', '/ecom/withdrawal'].includes(action);
	}

	/** The shop's controls have a class, a label with one, or their place; a canary writes none. */
	function ownControl(element: Element): boolean {
		return element.className !== '' || element.closest('form,header,dialog,label[class],.gate,#consents,footer [popovertarget]') !== null;
	}

	function judgeScript(script: Element): void {
		const type = script.getAttribute('type') ?? '';
		const source = script.getAttribute('src');
		if (source?.startsWith('/assets/') && type === 'module' && script.textContent === '') return;
		const isData = source === null && ['application/json', 'application/ld+json'].includes(type);
		try {
			if (isData && typeof JSON.parse(script.textContent ?? '') === 'object') return;
		} catch {
			// Told below: data that ends too early is no JSON.
		}
		found.push(`<script type="${type}" src="${source}">${script.textContent?.slice(0, 80)}`);
	}

	for (const element of document.querySelectorAll('*')) {
		const tag = element.localName.toLowerCase();
		const kept = element.parentElement?.closest('[data-rich-text]') ?? null;
		const richText = ofBuilder.test(kept?.getAttribute('data-rich-text') ?? '') ? null : kept;
		if (forbidden.test(tag)) found.push(`<${tag}>`);
		if (richText !== null && !inRichText.test(tag)) found.push(`<${tag}> in rich text`);
		if (tag === 'script') judgeScript(element);
		if (tag === 'style' && (element.parentElement?.localName !== 'head' || /expression|@import|canary/i.test(element.textContent ?? '')))
			found.push('<style>');
		if (tag === 'form' && element.className !== 'purchase-form' && !ownForm(element)) found.push('<form>');
		if (tag === 'dialog' && !['menu', 'legal-sidebar'].includes(element.id)) found.push('<dialog>');
		if (/^(?:input|button|select|textarea)$/.test(tag) && !ownControl(element)) found.push(`<${tag}>`);
		if (tag === 'meta' && element.hasAttribute('http-equiv')) {
			const refresh = element.getAttribute('http-equiv') === 'refresh';
			if (refresh && !/^0; url=\/(?!\/)/.test(element.getAttribute('content') ?? '')) found.push('<meta http-equiv=refresh>');
		}
		for (const { name, value } of element.attributes) {
			const attribute = name.toLowerCase();
			if (attribute === 'action' && ownForm(element)) continue;
			// while one page fades away over the next
			if (attribute === 'style' && tag === 'html' && value === 'view-transition-name: none;') continue;
			if (/^on|^(?:style|srcdoc|formaction|ping|background|action|manifest|xlink:href|attributename)$/.test(attribute))
				found.push(`<${tag} ${attribute}="${value.slice(0, 120)}">`);
			if (richText !== null && !attributesInRichText.test(attribute)) found.push(`<${tag} ${attribute}> in rich text`);
			if (attribute === 'href') {
				const rel = element.getAttribute('rel') ?? '';
				const isNote = tag === 'link' && ['canonical', 'alternate'].includes(rel);
				judgeAddress(element, attribute, value, tag === 'link' && !isNote);
				const isAway = tag === 'a' && URL.canParse(value, siteOrigin) && /^https?:$/.test(resolve(value).protocol);
				if (
					isAway &&
					resolve(value).origin !== siteOrigin &&
					!['nofollow', 'noopener', 'noreferrer', 'external'].every((word) => rel.includes(word))
				)
					found.push(`<a href="${value.slice(0, 120)}" rel="${rel}">`);
			}
			if (/^(?:src|poster|data)$/.test(attribute)) judgeAddress(element, attribute, value, true);
			if (/^(?:srcset|imagesrcset)$/.test(attribute))
				for (const [source = ''] of value.split(',').map((each) => each.trim().split(/\s+/)))
					judgeAddress(element, attribute, source, true);
		}
	}
	return [...new Set(found)];
}
