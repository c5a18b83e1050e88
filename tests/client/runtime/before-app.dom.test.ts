/** Clicks before the app runs: none lost, none counted twice, nothing left busy. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type KeptClicks, keepClicks } from '../../../client/runtime/before-app.ts';

let clicks: KeptClicks;
const onClick = vi.fn();

function page(html: string) {
	document.body.innerHTML = html;
	clicks = keepClicks(document, onClick);
	const element = document.querySelector<HTMLElement>('[data-replay]');
	if (!element) throw new Error('The page has no marked element');
	const handler = vi.fn((event: Event) => event.preventDefault());
	element.addEventListener('click', handler);
	return { element, handler };
}

beforeEach(() => {
	clicks?.replay(); // stops listening
	onClick.mockClear();
});

test('keeps a click from everyone else, shows that it is busy and asks for the app', () => {
	const { element, handler } = page('<button data-replay><span>add</span></button>');
	const event = new MouseEvent('click', { bubbles: true, cancelable: true });
	element.firstElementChild?.dispatchEvent(event);
	expect(handler).not.toHaveBeenCalled();
	expect(event.defaultPrevented).toBe(true);
	expect(element.getAttribute('aria-busy')).toBe('true');
	expect(onClick).toHaveBeenCalledOnce();
});

test('replays each element once, however often it was clicked, and keeps no more', () => {
	const { element, handler } = page('<button data-replay>add</button>');
	element.click();
	element.click();
	clicks.replay();
	expect(handler).toHaveBeenCalledTimes(1);
	expect(element.hasAttribute('aria-busy')).toBe(false);
	clicks.replay();
	expect(handler).toHaveBeenCalledTimes(1);
	element.click();
	expect(handler).toHaveBeenCalledTimes(2);
	expect(onClick).toHaveBeenCalledTimes(2);
});

test('leaves unmarked elements alone', () => {
	page('<button data-replay>add</button><a id="other" href="#x">x</a>');
	document.getElementById('other')?.click();
	expect(onClick).not.toHaveBeenCalled();
});

test('does not click what has left the page', () => {
	const { element, handler } = page('<button data-replay>add</button>');
	element.click();
	element.remove();
	clicks.replay();
	expect(handler).not.toHaveBeenCalled();
});

describe('when the app cannot be loaded', () => {
	test('a link works natively', () => {
		const { element, handler } = page('<a data-replay href="#cart">cart</a>');
		element.click();
		expect(clicks.release()).toBe(true);
		expect(handler).toHaveBeenCalledTimes(1);
		expect(element.hasAttribute('aria-busy')).toBe(false);
	});

	test('a form that says where it is sent is sent, and one that does not is not', () => {
		const { element, handler } = page('<form action="/ecom/contact"><button type="submit" data-replay>send</button></form>');
		element.click();
		expect(handler).not.toHaveBeenCalled();
		clicks.release();
		expect(handler).toHaveBeenCalledOnce();
		element.closest('form')?.removeAttribute('action');
		element.click();
		clicks.release();
		expect(handler).toHaveBeenCalledOnce();
	});

	test('it is known that nothing was clicked', () => {
		page('<button data-replay>add</button>');
		expect(clicks.release()).toBe(false);
	});

	test('a button is not busy any more, and its next click is kept again', () => {
		const { element, handler } = page('<button data-replay>add</button>');
		element.click();
		clicks.release();
		expect(handler).not.toHaveBeenCalled();
		expect(element.hasAttribute('aria-busy')).toBe(false);
		element.click();
		expect(onClick).toHaveBeenCalledTimes(2);
		clicks.replay();
		expect(handler).toHaveBeenCalledTimes(1);
	});
});

describe('a select', () => {
	const list = '<select data-replay><option value="own" selected>own</option><option value="cheap">cheap</option></select>';

	function choose(value: string | null): readonly string[] {
		const { element } = page(list);
		const told: string[] = [];
		element.addEventListener('change', () => told.push((element as HTMLSelectElement).value));
		if (value !== null) Object.assign(element, { value });
		clicks.replay();
		return told;
	}

	test('that was changed is told of once the app answers', () => expect(choose('cheap')).toEqual(['cheap']));
	test('that stands as it was built is not', () => expect([choose(null), choose('own')]).toEqual([[], []]));
	test('opens without the app', () => {
		const { element, handler } = page(list);
		element.click();
		expect(handler).toHaveBeenCalledOnce();
		expect(onClick).not.toHaveBeenCalled();
	});
});
