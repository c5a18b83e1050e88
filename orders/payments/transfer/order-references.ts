/**
 * Finds the numbers of orders in what a payer wrote. Buyers are asked for `B-1001`, and write `B 1001`, `b1001` or `B–1001.` as well; banks break lines
 * anywhere. A number within another word or number is none.
 */
import type { BrokenText } from './statement/bank-statement.ts';

export interface Mention {
	readonly number: number;
	/** False: it may be meant, and a person has to say so. */
	readonly isClear: boolean;
	/** What it reads as where a break or a blank ends the number, or does not; null: there is no other reading. */
	readonly otherReading: number | null;
}

/** `isBelgian`: the payer's account is, and Belgian addresses have the form of a reference. */
export function findMentions(texts: readonly BrokenText[], isBelgian: boolean): readonly Mention[] {
	const found = texts.flatMap((lines) => {
		const text = lines
			.join('\n')
			.normalize('NFKC')
			.replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '');
		return [...referencesIn(text, isBelgian), ...wordsIn(text)];
	});
	const byNumber = Map.groupBy(found, ({ number }) => number);
	return [...byNumber.values()].flatMap((mentions) => mentions.find(({ isClear }) => isClear) ?? mentions.slice(0, 1));
}

/** A break may stand within the digits, or around the sign between letter and digits. */
const reference = /(?<![\p{L}\p{N}])B(?<sign>\s*[-–—‑−‐_.:?/#+*]?\s*)(?<digits>\d(?:\n?\d){3,8})(?!\n?\d)(?=(?<rest>[\s\S]{0,40}))/giu;

/** Further numbers without their letter, such as those of `B-1003 und 1004`. */
const furtherNumbers = /^(?:(?:\s*[,;+&]\s*|\s+(?:(?:und|u\.?|and|et|sowie)\s+)?)\d{4,9}(?![\p{L}\p{N}]|[-.,/:]\d))+/iu;

function referencesIn(text: string, isBelgian: boolean): readonly Mention[] {
	return [...text.matchAll(reference)].flatMap(({ index, groups: { sign = '', digits = '', rest = '' } = {} }) => {
		const before = text.slice(Math.max(0, index - 2), index);
		const place = placeAfter(sign, digits, rest);
		if (place === 'address') return [];
		const unbroken = digits.split('\n')[0] ?? '';
		const number = Number(digits.replaceAll('\n', ''));
		// A digit that goes on behind a blank may belong to it.
		const more = /^ (\d{1,5})(?![\p{L}\p{N}.,])/u.exec(rest)?.[1];
		const longer = more === undefined || digits.includes('\n') ? null : Number(`${digits}${more}`);
		const others = [...(furtherNumbers.exec(rest)?.[0] ?? '').matchAll(/\d+/g)].map(([further]) => Number(further));
		const isGlued = /^[\p{L}\p{N}]/u.test(rest) || /^[-.,/:_]\d/.test(rest) || /\d[-.,/:_]$/.test(before);
		return [
			{
				number,
				isClear: !isGlued && !(sign.includes('\n') && !/[-–—‑−‐]/.test(sign)) && !(isBelgian && place === 'word'),
				otherReading: digits.includes('\n') ? (unbroken.length >= 4 ? Number(unbroken) : null) : longer,
			},
			...others.filter((other) => other >= 1000).map((other) => ({ number: other, isClear: false, otherReading: null })),
		];
	});
}

/** Without its letter, behind a word for an order; or with a blank within the digits. */
function wordsIn(text: string): readonly Mention[] {
	const words =
		/(?<!\p{L})(?:bestell(?:ung|nummer|nr)|best|auftrag(?:s(?:nummer|nr))?|order|commande)\.?[\s:#.-]*(?:(?:nr|no|n°|nummer|number)\.?)?[\s:#.-]*(\d{4,9})(?![\p{L}\p{N}]|[-.,/]\d)/giu;
	const blanks = /(?<![\p{L}\p{N}])B-?\s?(\d{1,3} \d{1,4})(?![\p{L}\p{N}]|[-.,/]\d)/giu;
	const numbers = [...text.matchAll(words), ...text.matchAll(blanks)].map(([, digits = '']) => Number(digits.replaceAll(' ', '')));
	return numbers.filter((number) => number >= 1000).map((number) => ({ number, isClear: false, otherReading: null }));
}

/** What a reference of four digits is followed by: the place of a Belgian address, another word with a capital letter, or neither. */
function placeAfter(sign: string, digits: string, rest: string): 'address' | 'word' | 'other' {
	const word = /^[\s,]+(?<word>\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+)?)/u.exec(rest)?.groups?.word;
	if (digits.length !== 4 || !/^[- ]$/.test(sign) || word === undefined) return 'other';
	const name = word.toLowerCase();
	const isPlace = belgianPlaces.some((place) => name === place || name.startsWith(`${place} `) || name.startsWith(`${place}-`));
	return isPlace || /^[\s,]+\S+(?:[\s,-]+\S+)?[\s,]+\(?(?:belgi[eëqu]+n?e?|belgium)/iu.test(rest) ? 'address' : 'word';
}

/** Cities, and the communes of Brussels, in their languages and in German and English. */
const belgianPlaces = (
	'bruxelles brussel brussels brüssel laeken laken schaerbeek schaarbeek etterbeek ixelles elsene saint-gilles sint-gillis anderlecht ' +
	'molenbeek koekelberg berchem ganshoren jette evere haren woluwe auderghem oudergem watermael watermaal uccle ukkel forest vorst ' +
	'antwerpen antwerp anvers gent gand ghent charleroi liège liege luik lüttich brugge bruges brügge namur namen leuven louvain löwen ' +
	'mons bergen mechelen malines aalst alost hasselt kortrijk courtrai oostende ostende ostend sint-niklaas tournai doornik genk seraing ' +
	'roeselare verviers mouscron moeskroen beveren dendermonde beringen turnhout vilvoorde dilbeek lokeren sint-truiden herstal brasschaat ' +
	'grimbergen mol lier tienen halle waterloo wavre waver nivelles nijvel ottignies louvain-la-neuve eupen malmedy arlon arel bastogne ' +
	'dinant huy zaventem tervuren overijse knokke knokke-heist ieper ypres waregem diest aarschot geel herentals mortsel schoten deinze ' +
	'eeklo ninove zottegem geraardsbergen ronse renaix ath soignies binche thuin ciney marche durbuy spa'
).split(' ');
