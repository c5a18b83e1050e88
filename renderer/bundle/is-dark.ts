/** Whether a ground needs light text. */
import { colorMode } from '../../site/contrast.ts';

export function isDark(color: string): boolean {
	return colorMode(color) === 'dark';
}
