/** Brings a payment provider's script into the one page whose policy lets it in. A network failure is a value. */

export type ScriptOutcome = 'loaded' | 'blocked' | 'late';

const lateMark = 'data-late';

/** A script that has not come by now is held back, or its host does not answer. */
export const scriptTimeoutMs = 15_000;

/** Loads `url` once more each time it is asked, and gives up what still hangs. One that comes late runs: look for what it brings before asking again. */
export function loadScript(document: Document, url: string, timeoutMs = scriptTimeoutMs): Promise<ScriptOutcome> {
	giveUpLate(document);
	return new Promise((resolve) => {
		const script = document.createElement('script');
		const settle = (outcome: ScriptOutcome): void => {
			clearTimeout(timer);
			script.toggleAttribute(lateMark, outcome === 'late');
			if (outcome === 'blocked') script.remove();
			resolve(outcome);
		};
		const timer = setTimeout(settle, timeoutMs, 'late');
		script.async = true;
		script.addEventListener('load', () => settle('loaded'));
		script.addEventListener('error', () => settle('blocked'));
		script.src = url;
		document.head.append(script);
	});
}

/** Without its element a request goes on, and browsers let another one to its address wait for it: only all that loads can be stopped. */
function giveUpLate({ head, defaultView }: Document): void {
	const late = [...head.querySelectorAll(`script[${lateMark}]`)];
	for (const script of late) script.remove();
	if (late.length > 0) defaultView?.stop();
}
