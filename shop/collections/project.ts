/** A site: every other record belongs to one. */
import * as z from 'zod';
import { defineCollection, translations } from '../../pipeline/declarations/define-collection.ts';
import { count, json, longText, picture, readAs, text, textList, toggle } from '../../pipeline/declarations/fields.ts';
import { optional, rows, scalar } from '../../pipeline/records/wire-fields.ts';
import { defaultNoticeDays } from '../../site/constants.ts';

/** A part of the config, or null. */
function part<const Shape extends z.ZodRawShape>(shape: Shape) {
	return optional(z.object(shape, { error: 'an object' }), null);
}

/** Judged value by value where the record is mapped. */
const value = scalar;

const themeConfig = part({
	base_color: value,
	brand_color: value,
	wrapper: part({ width: value }),
	global: part({ backgroundColor: value, pictureBackgroundColor: value, pageWidth: value, headingFontOverride: value }),
	components: part({ header: part({ height: value, layout: value }), footer: part({ backgroundColor: value }) }),
});

export const project = defineCollection({
	collection: 'project',
	label: 'Projekt',
	icon: 'domain',
	note: 'Eine Website. Jeder andere Datensatz gehört zu einem Projekt.',
	template: '{{display_name}}',
	key: 'domain',
	fields: {
		domain: text('Domain', { required: true, note: 'Ohne https://, zum Beispiel juwelier-weidenbach.example' }),
		display_name: text('Name', { required: true }),
		logo: picture('Logo'),
		show_accessibility: toggle('Erklärung zur Barrierefreiheit zeigen', { otherwise: false, default: true }),
		google_place_id: text('Google Place ID'),
		closing_days: readAs(
			rows(scalar),
			textList('Geschlossene Tage', {
				note: 'Feiertage und Betriebsferien, an denen keine Termine vergeben werden: 2026-12-25, oder 2026-08-02/2026-08-14.',
				doc: 'days such as `2026-12-25`, or periods such as `2026-08-02/2026-08-14`, on which no appointments are taken',
			}),
		),
		appointment_notice_days: count('Termine frühestens nach so vielen Tagen', defaultNoticeDays, {
			default: defaultNoticeDays,
			doc: `default ${defaultNoticeDays}`,
		}),
		config: json('Gestaltung', themeConfig, {
			note: 'Farben, Breiten und Schriften, siehe docs/content-model.md',
			doc: 'see content-model.md',
		}),
		settings: json('Einstellungen', z.unknown().optional(), {
			note: 'Eigene Einstellungen dieses Shops, wo viele Shops in einem Directus liegen, siehe docs/configuration.md. Keine Kennwörter.',
			doc: 'settings of this shop where many shops run from one Directus, see configuration.md',
			mayLack: true,
		}),
	},
	lists: {
		translations: translations({
			seo_title: text('SEO-Titel'),
			seo_description: longText('SEO-Beschreibung'),
			seo_keywords: text('SEO-Stichwörter', { doc: "the `keywords` of the home page's head" }),
		}),
	},
});
