/** What the walks ask of a browser, whichever engine it has: the least that its protocol has to offer. */
import { setTimeout as wait } from 'node:timers/promises';

export interface Driver {
	readonly engine: 'Chromium' | 'Firefox' | 'WebKit';
	goTo(url: string): Promise<void>;
	/** Value of a script's `return`, which has to fit into JSON. */
	run(script: string): Promise<unknown>;
	/** Scrolls to the element and clicks it as a pointer does. */
	click(selector: string): Promise<void>;
	/** Types into the field that the selector names, key by key. */
	type(selector: string, text: string): Promise<void>;
	resize(widthPx: number, heightPx: number): Promise<void>;
	/** PNG of the window. */
	screenshot(): Promise<Uint8Array>;
	close(): Promise<void>;
}

/** A step that does not come about in this time has failed. Generous: other browsers may share the machine. */
const patienceMs = 60_000;
const pollMs = 100;

/** Source of a function of the page: its words as a visitor reads them, who sees no difference between one kind of space and another. */
const readable = "((text) => text.replace(/\\s+/g, ' '))";

/** Finds things as a visitor does, by what is to be seen. */
export class Visitor {
	readonly #driver: Driver;
	#marked = 0;

	constructor(driver: Driver) {
		this.#driver = driver;
	}

	get driver(): Driver {
		return this.#driver;
	}

	async open(url: string): Promise<void> {
		await this.#driver.goTo(url);
	}

	/** Waits until the expression is true. @throws with what was waited for, and with what the page shows instead */
	async until(what: string, expression: string): Promise<void> {
		const end = Date.now() + patienceMs;
		let refused: unknown;
		while (Date.now() < end) {
			try {
				if ((await this.#evaluate(expression)) === true) return;
				refused = undefined;
			} catch (error) {
				// between two documents there is nothing that could run a script
				refused = error;
			}
			await wait(pollMs);
		}
		const seen =
			refused === undefined ? String(await this.#evaluate('location.href + "\\n" + document.body.innerText.slice(0, 2000)')) : '';
		const message = `${this.#driver.engine}: ${what} did not come about within ${patienceMs / 1000} s. The page shows:\n${seen}`;
		throw new Error(message, { cause: refused });
	}

	/** Clicks the first visible element of the selector whose words, or whose label, hold the text. */
	async click(selector: string, text = ''): Promise<void> {
		this.#marked += 1;
		const mark = `wanted-${this.#marked}`;
		const find = `(() => {
			const shown = [...document.querySelectorAll(${JSON.stringify(selector)})].filter((each) => each.getClientRects().length > 0);
			const wanted = shown.find((each) => ${readable}((each.getAttribute('aria-label') ?? '') + ' ' + each.textContent).includes(${JSON.stringify(text)}));
			wanted?.setAttribute('data-wanted', ${JSON.stringify(mark)});
			// WebKit's driver leaves what begins just below the window where it is, and then finds nothing to click
			wanted?.scrollIntoView({ block: 'center', behavior: 'instant' });
			return wanted !== undefined;
		})()`;
		await this.until(`"${selector}" ${text && `with "${text}" `}to click`, find);
		await this.#driver.click(`[data-wanted="${mark}"]`);
	}

	/** Types into the field with this name and sees that it arrived. */
	async fill(name: string, text: string): Promise<void> {
		const selector = `[name="${name}"]`;
		await this.until(`the field "${name}"`, `document.querySelector(${JSON.stringify(selector)})?.getClientRects().length > 0`);
		await this.#driver.type(selector, text);
		const value = await this.#evaluate(`document.querySelector(${JSON.stringify(selector)}).value`);
		if (value !== text) throw new Error(`${this.#driver.engine}: the field "${name}" holds "${String(value)}" instead of "${text}"`);
	}

	/** Chooses the entry of a list that holds the text, as assistive technology does: engines draw the list outside the page. */
	async select(name: string, text: string): Promise<void> {
		const choose = `(() => {
			const list = document.querySelector(${JSON.stringify(`select[name="${name}"]`)});
			const entry = [...(list?.options ?? [])].find((each) => ${readable}(each.text).includes(${JSON.stringify(text)}));
			if (!entry) return false;
			list.value = entry.value;
			list.dispatchEvent(new Event('input', { bubbles: true }));
			list.dispatchEvent(new Event('change', { bubbles: true }));
			return true;
		})()`;
		await this.until(`"${text}" in the list "${name}"`, choose);
	}

	async textOf(selector: string): Promise<string> {
		return String(await this.#evaluate(`${readable}(document.querySelector(${JSON.stringify(selector)})?.innerText ?? '')`));
	}

	async #evaluate(expression: string): Promise<unknown> {
		return await this.#driver.run(`return ${expression};`);
	}
}
