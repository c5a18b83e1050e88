/** How often one visitor may send something. Kept in memory only: no address is stored. */

const windowMs = 10 * 60_000;
/** More visitors than that at once are an attack; the ones seen longest ago are forgotten first. */
const maxVisitors = 10_000;

export interface VisitorLimit {
	/** Counts a request of this visitor. Returns the seconds after which the next one is taken; null: this one is. */
	count(address: string): number | null;
}

export function createVisitorLimit(allowed: number, nowMs: () => number): VisitorLimit {
	const visitors = new Map<string, { count: number; endsAt: number }>();
	return {
		count(address) {
			const now = nowMs();
			const visitor = toVisitor(address);
			const known = visitors.get(visitor);
			const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
			window.count++;
			visitors.delete(visitor);
			visitors.set(visitor, window);
			if (visitors.size > maxVisitors) visitors.delete(visitors.keys().next().value ?? '');
			return window.count > allowed ? Math.ceil((window.endsAt - now) / 1000) : null;
		},
	};
}

/** One household has a whole network of IPv6 addresses: the first half counts. */
function toVisitor(address: string): string {
	const mapped = /^::ffff:(?<v4>[\d.]+)$/i.exec(address)?.groups?.v4;
	if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
	const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
	const left = head.split(':').filter(Boolean);
	const right = tail.split(':').filter(Boolean);
	const groups = address.includes('::')
		? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
		: left;
	return groups.slice(0, 4).join(':');
}
