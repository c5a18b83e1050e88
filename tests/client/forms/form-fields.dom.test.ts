/** What a form says as it stands in the document: choices and boxes among its fields. */
import { beforeEach, expect, test } from 'vitest';
import { fillFields, readFields } from '../../../client/forms/form-fields.ts';

const form = (): HTMLFormElement => document.forms[0] ?? document.createElement('form');

beforeEach(() => {
	document.body.innerHTML = `<form>
		<input name="title"><textarea name="text"></textarea>
		<input type="radio" name="rating" value="5"><input type="radio" name="rating" value="4">
		<select name="daypart"><option value="any"></option><option value="morning"></option></select>
		<input type="checkbox" name="privacy"><input type="hidden" name="product" value="7">
		<input name="website"><input type="hidden" name="project" value="x">
	</form>`;
});

test('a choice that nobody made has no value, and neither has a box that is not ticked', () => {
	expect(readFields(form())).toEqual({ title: '', text: '', daypart: 'any', product: '7' });
});

test('what was read is filled in again, each choice where it was made', () => {
	const values = { title: 'Schön', rating: '4', privacy: 'on', product: '8', daypart: 'morning' };
	fillFields(form(), values);
	expect(form().querySelector<HTMLInputElement>('[value="4"]')?.checked).toBe(true);
	expect(form().querySelector<HTMLInputElement>('[value="5"]')?.checked).toBe(false);
	// what the page itself has set stays
	expect(readFields(form())).toEqual({ title: 'Schön', text: '', rating: '4', privacy: 'on', product: '7', daypart: 'morning' });
});

test('what somebody has typed or chosen since is not written over', () => {
	const [title, daypart] = [form().querySelector('input'), form().querySelector('select')];
	if (title) title.value = 'Anders';
	if (daypart) daypart.value = 'morning';
	fillFields(form(), { title: 'Schön', daypart: 'any' });
	expect(readFields(form())).toMatchObject({ title: 'Anders', daypart: 'morning' });
});
