/** The content, of which each part that is read is noted. */

import type { Watch } from '../../renderer/changes/watch.ts';
import type { Content } from '../content/content.ts';

export function watchedContent(content: Content, watch: Pick<Watch, 'reads'>): Content {
	return new Proxy(content, {
		get(target, name, receiver) {
			if (typeof name === 'string' && Object.hasOwn(target, name)) {
				watch.reads('content', name);
			}
			return Reflect.get(target, name, receiver);
		},
	});
}
