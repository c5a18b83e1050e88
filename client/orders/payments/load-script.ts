/** Brings a payment provider's script into the one page whose policy lets it in. What the network did to it is a value. */

export type ScriptOutcome = 'loaded' | 'blocked' | 'late';

/** A script that has not come by now is held back, or its host does not answer. */
export const scriptTimeoutMs = 15_000;

/** Loads `url` once more each time it is asked. One that comes late still runs: look for what it brings before asking again. */
export function loadScript(document: Document, url: string, timeoutMs = scriptTimeoutMs): Promise<ScriptOutcome> {
	return new Promise((resolve) => {
		const script = document.createElement('script');
		const settle = (outcome: ScriptOutcome): void => {
			clearTimeout(timer);
			if (outcome !== 'loaded') script.remove();
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
