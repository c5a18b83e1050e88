import { expect, it } from 'vitest';
import { cutTo, element } from '../../../shop/feed/xml.ts';

it('says on one line what XML can say, and nothing else', () => {
	expect(element('title', 'Ring & <b>Band</b>\n\t"neu"')).toBe('<title>Ring &amp; &lt;b&gt;Band&lt;/b&gt; &quot;neu&quot;</title>');
	expect(element('title', 'a\u0000b\u0008c\u{1F48D}\uD83D\uFFFFd')).toBe('<title>abc\u{1F48D}d</title>');
});

it('cuts by characters, and says that something is missing', () => {
	expect(cutTo('Perlenkette', 11)).toBe('Perlenkette');
	expect(cutTo('Perlen kette', 8)).toBe('Perlen…');
	expect(Array.from(cutTo('\u{1F48D}'.repeat(20), 10))).toHaveLength(10);
});
