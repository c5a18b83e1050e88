/**
 * What assistive technology is told in each state of list, product and cart, as a tree, and that axe finds nothing against it. The trees name what must be
 * there, in this order; what else there is they leave open.
 */
import type { Page } from '@playwright/test';
import { de } from '../../client/texts/de.ts';
import { plainText } from '../../site/text.ts';
import { expect, test, waitForHydration } from '../support/browser-test.ts';
import { findViolations } from '../support/find-violations.ts';
import { buyableProducts, readTestSite } from '../support/test-pages.ts';

const shop = '/schaufenster';
const cartPath = `${shop}/warenkorb`;
const { filter, sort } = de.list;

async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await page.mouse.move(30, 400);
	await waitForHydration(page);
}

async function expectSound(page: Page, state: string): Promise<void> {
	const { violations, passed } = await findViolations(page);
	expect([state, violations]).toEqual([state, []]);
	expect(passed.length).toBeGreaterThan(10);
}

test('a list, its open filters, and a choice that nothing fits', async ({ page }) => {
	test.slow();
	await open(page, `${shop}/trauringe`);
	const main = page.locator('main');
	await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Trauringe" [level=1]
      - navigation "${de.list.categories}":
        - list:
          - listitem:
            - link "Alle Stücke"
      - status:
        - paragraph: /^1–\\d+ von \\d+$/
      - button "${filter.title}"
      - combobox "${sort.label}":
        - option "${sort.own}" [selected]
        - option "${sort.names.price_brutto}"
      - list:
        - listitem:
          - article:
            - heading /Trauringe/ [level=2]:
              - link /Trauringe/
            - paragraph: /^${de.list.reference} \\S+/
            - paragraph:
              - text: /€/
              - link "${de.price.plusShipping}"
  `);
	await page.getByRole('button', { name: new RegExp(`^${filter.title}`) }).click();
	const panel = page.getByRole('dialog', { name: filter.title });
	await expect(panel).toMatchAriaSnapshot(`
    - dialog "${filter.title}":
      - button "${filter.close}"
      - heading "${filter.title}" [level=2]
      - group:
        - text: ${filter.names.subcategory}
        - list:
          - listitem:
            - checkbox /\\d+$/
      - group: ${filter.names.manufacturer}
      - group: ${filter.names.price}
      - group: ${filter.names.availability}
      - status: /^\\d+ Stücke?$/
      - button "${filter.clear}"
      - button /^\\d+ Stücke? zeigen$/
  `);
	await panel.getByRole('checkbox').first().check();
	await expect(panel).toMatchAriaSnapshot(`
    - dialog "${filter.title}":
      - group:
        - list:
          - listitem:
            - checkbox /\\d+$/ [checked]
  `);
	await expectSound(page, 'open filter');
	await page.keyboard.press('Escape');
	await expect(page.getByRole('button', { name: filter.open(1), exact: true })).toBeFocused();

	await page.goto(`${shop}?preis=1-2`);
	await expect(page.getByText(de.list.none)).toBeVisible();
	await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Alle Stücke" [level=1]
      - status:
        - paragraph: "${de.list.count(0)}"
      - button "${filter.open(1)}"
      - list "${filter.chosen}":
        - listitem:
          - 'button /^${filter.remove} 1,00.€ bis 2,00.€$/'
        - listitem:
          - button "${filter.clear}"
      - paragraph: ${de.list.none}
  `);
	await expectSound(page, 'empty list');
});

test('a piece that is sold out', async ({ page }) => {
	const sold = readTestSite().find(
		(each) =>
			each.template === 'product' &&
			each.result.language === 'de' &&
			each.result.offer?.price != null &&
			each.result.offer.stock === 0 &&
			!each.result.offer.orderable,
	);
	if (sold?.template !== 'product') throw new Error('The demo has nothing that is sold out');
	await open(page, sold.path);
	const name = plainText(sold.result.name);
	await expect(page.locator('main')).toMatchAriaSnapshot(`
    - main:
      - link /^Zurück/
      - article:
        - heading "${name}" [level=1]
        - region "${de.price.label}":
          - paragraph: /€/
          - paragraph: ${de.product.soldOut}
          - paragraph:
            - link "${de.product.request}"
          - list:
            - listitem:
              - link "${de.product.requests.availability}"
      - heading "${de.product.description}" [level=2]
  `);
	await expect(page.getByRole('button', { name: de.product.addToCart })).toHaveCount(0);
	await expectSound(page, 'sold out');
});

test('a cart: empty, beside the page, with a line, and one that cannot be had and is fetched by a button', async ({ page, complaints }) => {
	test.slow();
	const main = page.locator('main');
	await open(page, cartPath);
	await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "${de.cart.title}" [level=1]
      - paragraph:
        - text: ${de.cart.empty}
        - link "${de.cart.toShop}"
  `);
	await expectSound(page, 'empty cart');

	const product = buyableProducts(readTestSite()).find(({ data }) => data.personalization === null);
	if (product === undefined) throw new Error('The demo sells nothing as it is');
	const name = plainText(product.data.name);
	await open(page, product.path);
	await page.getByRole('button', { name: de.product.addToCart }).click();
	const drawer = page.getByRole('dialog', { name: de.cart.drawer.title(name) });
	await expect(drawer).toMatchAriaSnapshot(`
    - 'dialog "${de.cart.drawer.title(name)}"':
      - button "${de.cart.drawer.close}"
      - 'heading "${de.cart.drawer.title(name)}" [level=2]'
      - list "${de.cart.lines}":
        - listitem:
          - link "${name}"
          - 'spinbutton "${de.cart.quantityOf(name)}"': "1"
      - paragraph:
        - text: ${de.cart.total}
        - strong: /€/
      - paragraph:
        - button "${de.cart.drawer.goOn}"
        - link "${de.cart.drawer.toCart}"
  `);
	await expectSound(page, 'open drawer');

	await open(page, cartPath);
	await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "${de.cart.title}" [level=1]
      - list "${de.cart.lines}":
        - listitem:
          - link "${name}"
          - 'button "${de.cart.fewer(name)}"'
          - 'spinbutton "${de.cart.quantityOf(name)}"': "1"
          - 'button "${de.cart.more(name)}"'
          - button "${de.cart.removeLine(name)}"
          - paragraph: /${de.cart.lineTotal}.*€/
      - checkbox /${de.cart.giftWrap}/
      - paragraph:
        - text: ${de.cart.total}
        - strong: /€/
      - paragraph:
        - link "${de.cart.toShop}"
        - button "${de.cart.clear}"
  `);
	await expectSound(page, 'cart with a line');

	await page.route('**/persistent-cart-*.js', (route) => route.abort());
	await page.goto(cartPath);
	await expect(page.getByText(de.cart.notLoaded)).toBeVisible();
	await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "${de.cart.title}" [level=1]
      - alert: ${de.cart.notLoaded}
      - button "${de.cart.retry}"
  `);
	await expectSound(page, 'cart that cannot be had');
	await page.unroute('**/persistent-cart-*.js');
	await page.getByRole('button', { name: de.cart.retry }).click();
	await expect(main).toContainText(name);
	complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !/ERR_FAILED|could not be restored/.test(complaint)));
});
