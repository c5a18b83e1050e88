/** The offline page at an address that was never visited. The worker brings it along, because it can make no request. */
import { homePath, type Language, languages, type PerLanguage } from '../../site/languages.ts';

/** Apart from the site's other texts, which the worker would otherwise carry in three languages. */
const texts: PerLanguage<Readonly<Record<'title' | 'text' | 'again' | 'home' | 'contact', string>>> = {
	de: {
		title: 'Sie sind offline',
		text: 'Ohne Verbindung zum Internet können wir diese Seite nicht zeigen. Was Sie schon besucht haben, lässt sich weiter lesen.',
		again: 'Noch einmal versuchen',
		home: 'Zur Startseite',
		contact: 'Kontakt und Öffnungszeiten',
	},
	en: {
		title: 'You are offline',
		text: 'Without a connection to the internet we cannot show this page. What you have visited before can still be read.',
		again: 'Try again',
		home: 'Go to the home page',
		contact: 'Contact and opening hours',
	},
	fr: {
		title: 'Vous êtes hors ligne',
		text: 'Sans connexion à Internet, nous ne pouvons pas afficher cette page. Ce que vous avez déjà consulté reste lisible.',
		again: 'Réessayer',
		home: 'Aller à la page d’accueil',
		contact: 'Contact et horaires d’ouverture',
	},
};

/** In system faces and colours, where no kept page shows the shop's look. */
const plainCss =
	':root{color-scheme:light dark}body{max-width:36rem;margin:15vh auto;padding:0 1.5rem;font:1.125rem/1.5 system-ui,sans-serif}h1{font:400 2rem/1.2 Georgia,serif}a{color:inherit;display:inline-block;margin-right:1.5rem;padding:.5rem 0}';

/** The answer for the address `url`, in the language of its path. The link to try again leads to the address itself. `contactPath`: of the contact page, where it is kept. */
export async function offlineAnswer(url: string, look: HouseLook | null, contactPath: string | null): Promise<Response> {
	const { pathname, search } = new URL(url);
	const language = pathLanguage(pathname);
	const { title, text, again, home, contact } = texts[language];
	const css = look?.css ?? plainCss;
	const header =
		look &&
		`<header class="site-header"><a class="house" href="${homePath(language)}"><span class="house-name">${look.name}</span></a></header>\n`;
	const contactLink = contactPath === null ? '' : ` <a class="quiet-link" href="${contactPath}">${contact}</a>`;
	const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="robots" content="noindex">
<style>${css}</style>
</head>
<body>
${header ?? ''}<main class="frame">
<div class="page-head">
<h1>${title}</h1>
<p class="lead">${text}</p>
</div>
<p class="row"><a class="button" href="${escapeAttribute(pathname + search)}">${again}</a> <a class="quiet-link" href="${homePath(language)}">${home}</a>${contactLink}</p>
</main>
</body>
</html>
`;
	const policy = `default-src 'none'; style-src 'sha256-${await hashOf(css)}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
	return new Response(html, {
		status: 503,
		headers: {
			'Content-Type': 'text/html; charset=utf-8',
			'Cache-Control': 'no-store',
			'Content-Security-Policy': policy,
			'X-Content-Type-Options': 'nosniff',
		},
	});
}

/** SHA-256 in base64, as a policy names a sheet. */
async function hashOf(css: string): Promise<string> {
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
	return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** An address that has been parsed holds no quotes; what it holds beyond them stays what it says. */
function escapeAttribute(value: string): string {
	return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** The shop's look, read from any kept page: the worker itself knows neither content nor styles (decision 0027). */
export interface HouseLook {
	/** The shop's name, as HTML. */
	readonly name: string;
	/** The sheet of every page's frame. */
	readonly css: string;
}

/** Of a document of this site; null where it names no look, as one whose sheets are files. */
export function parseHouseLook(html: string): HouseLook | null {
	const [, css] = /<style>(.+?)<\/style>/s.exec(html) ?? [];
	const [, name] = /<span class="house-name">([^<]+)<\/span>/.exec(html) ?? [];
	return css === undefined || name === undefined ? null : { name, css };
}

/** Of the page that was kept last; null where none was. */
export async function readHouseLook(storage: Pick<CacheStorage, 'open'>, cacheName: string): Promise<HouseLook | null> {
	const cache = await storage.open(cacheName);
	const last = (await cache.keys()).at(-1);
	const page = last && (await cache.match(last));
	return page ? parseHouseLook(await page.text()) : null;
}

/** The language of a page, by its path. */
export function pathLanguage(path: string): Language {
	return languages.find((each) => each !== 'de' && `${path}/`.startsWith(`${homePath(each)}/`)) ?? 'de';
}

/** Keeps the contact page in the visitor's language, also unopened: without a network, phone number and opening hours are needed most. */
const maxAgeMs = 86_400_000;

/** The contact page in one language. */
export interface KeptContact {
	/** Site path. */
	readonly path: string;
	/** Names of its scripts below `/assets/`, beyond those of every page. */
	readonly scripts: readonly string[];
}

/** Whether what is kept of it needs no request: it is of today, and runs with the scripts that this worker keeps. `scripts`: their addresses. */
export async function isKeptFresh(kept: Response | undefined, scripts: readonly string[], nowMs: number): Promise<boolean> {
	if (kept === undefined) return false;
	// a host that does not date its answers is asked once
	const madeMs = Date.parse(kept.headers.get('Date') ?? '') || nowMs;
	if (nowMs - madeMs >= maxAgeMs) return false;
	const html = await kept.text();
	return scripts.some((script) => html.includes(`"${script}"`));
}

/** Sheets that a document loads as files. */
export function sheetsIn(html: string): string[] {
	return [...html.matchAll(/<link\b[^>]*\bhref="(\/assets\/[^"]+\.css)"/g)].flatMap(([, path]) => path ?? []);
}
