import { expect, it } from 'vitest';
import { linksToSite } from '../../../pipeline/catalogue/links-to-site.ts';

it.each([
	['[x](/kontakt)', true],
	['[x]( </kontakt> "t")', true],
	['[x](\n/kontakt)', true],
	['[x][y]\n\n[y]: /kontakt', true],
	['[x][y]\n\n> [y]:\n> /kontakt', true],
	['[x](https://goldschmiede.example/kontakt)', true],
	['[x](HTTPS://GOLDSCHMIEDE.example)', true],
	['<https://goldschmiede.example/kontakt>', true],
	['[x](//goldschmiede.example/kontakt)', true],
	['[x](https://gold&#115;chmiede.example/)', true],
	['[x](h&#116;tps://goldschmiede.example/)', true],
	['[x](\\/kontakt)', true],
	['[x](https://goldschmiede.example:444/)', false],
	['[x](https://museum.example/a?b=1&c=2)', false],
	['<https://museum.example/goldschmiede.example>', false],
	['[x](mailto:post@goldschmiede.example)', false],
	['[x](tel:+4976112345)', false],
	['[x](#service)', false],
	['goldschmiede.example /kontakt', false],
	['<p><a href="/kontakt">x</a></p>', true],
	["<a class='x' href = '/kontakt'>x</a>", true],
	['<a href="https://museum.example">x</a>', false],
	['siehe https://goldschmiede.example/kontakt.', true],
	['siehe https://goldschmiede.example.', true],
	['siehe www.museum.example', false],
	['', false],
])('%j: %s', (markdown, expected) => {
	expect(linksToSite(markdown, 'goldschmiede.example')).toBe(expected);
});
