/** A duration as people read it: `0.4 s`, `12 s`, `3 min 05 s`. */
export function formatDuration(ms: number): string {
	const seconds = ms / 1000;
	if (seconds < 10) {
		return `${seconds.toFixed(1)} s`;
	}
	const whole = Math.round(seconds);
	return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}
