import { describe, expect, it } from 'vitest';
import { chooseShippingConfig, type ShippingMethodConfig, shippingCost } from '../../../shop/content/shipping.ts';
import { money } from '../../builders/content.ts';
import { outline, parsed } from '../../builders/parsed.ts';
import { aPaymentMethodRecord, aShippingConfigRecord, aShippingCountryRecord, aShippingMethodRecord } from '../../builders/records.ts';

describe('delivery costs', () => {
	it.each([
		['nothing for a free method', true, '5.90', '4.90', '0.00'],
		["the config's price", false, '5.90', '4.90', '5.90'],
		['nothing for a config that says so', false, '0.00', '4.90', '0.00'],
		["the settings' price where the config has none", false, null, '4.90', '4.90'],
		['nothing where nobody says anything', false, null, null, '0.00'],
	])('%s', (_, isFree, price, shipping, expected) => {
		const config = { price: price === null ? null : money(price) };
		expect(shippingCost({ isFree }, config, { shippingCost: shipping === null ? null : money(shipping) })).toBe(expected);
	});

	it("the settings' price without a config", () => {
		expect(shippingCost({ isFree: false }, null, { shippingCost: money('4.90') })).toBe('4.90');
	});
});

describe('the config of a delivery', () => {
	const config = (fields: Partial<ShippingMethodConfig>): ShippingMethodConfig => ({
		id: 1,
		name: 'Paket',
		methodId: 1,
		provider: null,
		price: null,
		additionalDays: 0,
		paymentMethods: [],
		countryIds: [],
		postcodes: null,
		...fields,
	});
	const configs = [
		config({ id: 1, countryIds: [10] }),
		config({ id: 2, countryIds: [11], paymentMethods: [{ methodId: 4, config: null }] }),
		config({ id: 3, countryIds: [11] }),
		config({ id: 4, methodId: 2 }),
		config({ id: 5, methodId: null }),
	];

	it.each([
		['the first while nothing is chosen', { methodId: 1, countryId: null, paymentMethodId: null }, 1],
		['the one for the country', { methodId: 1, countryId: 11, paymentMethodId: null }, 2],
		['the one for country and payment', { methodId: 1, countryId: 11, paymentMethodId: 5 }, 3],
		['one that serves all', { methodId: 2, countryId: 99, paymentMethodId: 99 }, 4],
		['none where none serves the country', { methodId: 1, countryId: 99, paymentMethodId: null }, undefined],
	])('is %s', (_, choice, id) => {
		expect(chooseShippingConfig(configs, choice)?.id).toBe(id);
	});
});

describe('methods and countries', () => {
	it('are read with their configs', () => {
		const { content, problems } = parsed();
		expect(problems).toEqual([]);
		expect(content).toMatchObject({
			paymentMethods: [{ id: 4, displayName: { de: { text: 'PayPal' } } }],
			shippingMethods: [{ id: 1, isFree: false }],
			shippingCountries: [{ id: 1, countryCode: 'DE' }],
			shippingMethodConfigs: [
				{
					methodId: 1,
					provider: 'DHL',
					price: '5.90',
					additionalDays: 1,
					countryIds: [1],
					paymentMethods: [{ methodId: 4, config: { intent: 'capture' } }],
				},
			],
		});
	});

	it('take numbers and texts, small letters, and references that answer expanded', () => {
		const { content, problems } = parsed({
			ecommerce_shipping_method_config: [
				aShippingConfigRecord({
					shipping_method: aShippingMethodRecord(),
					price_brutto: 5.9,
					additional_days: '2',
					payment_methods: [{ method: aPaymentMethodRecord(), config: null }],
					shipping_countries: [{ ecommerce_shipping_country_id: aShippingCountryRecord() }],
				}),
			],
			ecommerce_shipping_country: [aShippingCountryRecord({ country_code: 'de' })],
		});
		expect(problems).toEqual([]);
		expect(content?.shippingMethodConfigs).toMatchObject([
			{ methodId: 1, price: '5.90', additionalDays: 2, countryIds: [1], paymentMethods: [{ methodId: 4 }] },
		]);
		expect(content?.shippingCountries[0]?.countryCode).toBe('DE');
	});

	it('a config without a method belongs to the one of its name', () => {
		const { content, problems } = parsed({ ecommerce_shipping_method_config: [aShippingConfigRecord({ shipping_method: null })] });
		expect([content?.shippingMethodConfigs[0]?.methodId, problems]).toEqual([1, []]);
	});

	it.each([
		['of no name', { shipping_method: null, name: 'Brieftaube' }, 'shipping_method'],
		['of an unknown method', { shipping_method: 9 }, 'shipping_method'],
		[
			'for an unknown country',
			{ shipping_countries: [{ ecommerce_shipping_country_id: 9 }] },
			'shipping_countries[0].ecommerce_shipping_country_id',
		],
		['for an unknown payment', { payment_methods: [{ method: 9, config: null }] }, 'payment_methods[0].method'],
		['for an empty row', { payment_methods: [{ method: null, config: null }] }, 'payment_methods[0].method'],
	])('a config %s is told', (_, fields, field) => {
		const { problems } = parsed({ ecommerce_shipping_method_config: [aShippingConfigRecord(fields)] });
		expect(outline(problems)).toEqual([`warning reference-missing ecommerce_shipping_method_config 1 ${field}`]);
	});

	it('a country without translations is called what each language calls it', () => {
		const records = [
			aShippingCountryRecord({ country_code: 'FR', display_name: 'Frankreich', translations: [] }),
			aShippingCountryRecord({ id: 2, country_code: 'QQ', display_name: 'Quatsch', translations: [] }),
			aShippingCountryRecord({
				id: 3,
				country_code: 'CH',
				display_name: 'Schweiz',
				translations: [{ language: 'fr', display_name: 'La Suisse' }],
			}),
		];
		const { content, problems } = parsed({ ecommerce_shipping_country: records });
		expect(
			content?.shippingCountries.map(({ displayName }) => [displayName.de, displayName.en, displayName.fr].map(({ text }) => text)),
		).toEqual([
			['Frankreich', 'France', 'France'],
			['Quatsch', 'Quatsch', 'Quatsch'],
			['Schweiz', 'Switzerland', 'La Suisse'],
		]);
		expect(problems.map(({ code, id }) => `${code} ${id}`)).toEqual(['translation-missing 2', 'translation-missing 2']);
	});

	it.each(['Deutschland', 'D', 49, null])('%j is no code of a country', (code) => {
		const { problems } = parsed({ ecommerce_shipping_country: [aShippingCountryRecord({ country_code: code })] });
		expect(problems.map(({ severity, field }) => `${severity} ${field}`)).toEqual(['error country_code']);
	});
});

describe('the postcodes of a config', () => {
	const read = (postcodes: unknown, country = 'DE') => {
		const { content, problems } = parsed({
			ecommerce_shipping_method_config: [aShippingConfigRecord({ postcodes })],
			ecommerce_shipping_country: [aShippingCountryRecord({ country_code: country })],
		});
		const ranges = content?.shippingMethodConfigs[0]?.postcodes?.map(({ from, to }) => `${from}..${to}`) ?? null;
		return { ranges, problems };
	};
	const place = 'ecommerce_shipping_method_config 1';

	it('are beginnings and ranges', () => {
		expect(read(['803', 80331, ' 80 331 – 80339', '803-801'])).toEqual({
			ranges: ['803..803', '80331..80331', '80331..80339', '801..803'],
			problems: [],
		});
		expect(read(['00-950', '00 - 95', '0095'], 'PL')).toEqual({ ranges: ['00950..00950', '00..95', '0095..0095'], problems: [] });
		expect(read(['L-1234', '12'], 'LU').problems).toEqual([]);
		expect(read(['ec1a'], 'GB')).toEqual({ ranges: ['EC1A..EC1A'], problems: [] });
	});

	it.each([[null], [[]], [undefined]])('are all where none is named: %j', (postcodes) => {
		expect(read(postcodes).ranges).toBeNull();
	});

	it.each([['München'], ['803*'], ['80331 bis 80339'], ['Berlin'], ['803-80339'], [''], [{}]])(
		'that cannot be read (%j) are left out with a warning, and the config keeps its limit',
		(entry) => {
			const { ranges, problems } = read(['79', entry]);
			expect(ranges).toEqual(['79..79']);
			expect(outline(problems)).toEqual([`warning field-ignored ${place} postcodes[1]`]);
			expect(read([entry]).ranges).toEqual([]);
		},
	);

	it('of which none can be read leave no place where the config is used, which the warning says', () => {
		expect(read(['München']).problems[0]?.message).toContain('the config is used nowhere');
		expect(read(['München', 'Berlin']).problems[1]?.message).toContain('the config is used nowhere');
		expect(read(['79', 'München']).problems[0]?.message).toContain('the config is used for the other entries only');
		expect(read('803').problems[0]?.message).toContain('The config is used nowhere');
	});

	const readIn = (postcodes: readonly unknown[], codes: readonly string[], named: readonly string[] = codes) =>
		parsed({
			ecommerce_shipping_method_config: [
				aShippingConfigRecord({
					postcodes,
					shipping_countries: named.map((code) => ({
						id: codes.indexOf(code) + 1,
						ecommerce_shipping_country_id: codes.indexOf(code) + 1,
					})),
				}),
			],
			ecommerce_shipping_country: codes.map((country_code, index) => aShippingCountryRecord({ id: index + 1, country_code })),
		}).problems;

	it('that name no country are a warning where several countries of the config have them', () => {
		for (const named of [['DE', 'AT'], []]) {
			const [problem, ...more] = readIn(['80', '80331', '81-85'], ['DE', 'AT'], named);
			expect(more).toEqual([]);
			expect(problem && outline([problem])).toEqual([`warning postcode-unclear ${place} postcodes`]);
			expect(problem?.message).toBe(
				'"80", "81-85" name no country. They count in each country of the config that has such postcodes: AT, DE.',
			);
		}
		expect(readIn(['1', '2', '3', '4', '5'], ['DE', 'AT'])[0]?.message).toContain('"1", "2", "3" and 2 more name no country');
	});

	it('of one country only are clear', () => {
		expect(readIn(['80331'], ['DE', 'AT'])).toEqual([]);
		expect(readIn(['80'], ['DE', 'AT'], ['AT'])).toEqual([]);
		expect(readIn(['L-12'], ['LU', 'DE'])).toEqual([]);
	});

	it('that are no list are a limit, too', () => {
		const { ranges, problems } = read('803');
		expect(ranges).toEqual([]);
		expect(outline(problems)).toEqual([`warning field-ignored ${place} postcodes`]);
	});

	it.each([
		['ULM', 'DE'],
		['803312', 'DE'],
		['ab 803', 'DE'],
		['803bis805', 'AT'],
		['10A', 'NL'],
		['00-95', 'PL'],
	])('that fit no postcode of the country, or two, are a warning: %j in %s', (entry, country) => {
		const { ranges, problems } = read([entry], country);
		expect(ranges).toHaveLength(1);
		expect(outline(problems)).toEqual([`warning postcode-unclear ${place} postcodes[0]`]);
	});
});
