/** Loaded before a command (`node --import`): its clock is wrong by `CLOCK_SHIFT_MS`. */

const shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const RealDate = Date;
const now = () => RealDate.now() + shiftMs;
const format = Intl.DateTimeFormat.prototype.formatToParts;

globalThis.Date = new Proxy(RealDate, {
	construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
	apply: () => new RealDate(now()).toString(),
	get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
Intl.DateTimeFormat.prototype.formatToParts = function (date) {
	return format.call(this, date ?? now());
};
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + shiftMs });
