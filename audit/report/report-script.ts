/** What the report can do beyond reading, in the browser: the filter, the language of the document, and kinds that open when they are linked to. */

export const reportScript = `
const root = document.documentElement;
const groups = () => document.querySelectorAll('[data-group]');
for (const choice of document.querySelectorAll('input[name="language"]')) {
	choice.addEventListener('change', () => { root.lang = choice.value; });
	if (choice.checked) root.lang = choice.value;
}
const form = document.getElementById('filter');
if (form) {
	form.hidden = false;
	const apply = () => {
		const chosen = new FormData(form);
		let count = 0;
		for (const row of document.querySelectorAll('[data-severity]')) {
			const fits = (name) => !chosen.get(name) || chosen.get(name) === row.dataset[name];
			row.hidden = !(fits('severity') && fits('collection'));
			if (!row.hidden) count += 1;
		}
		const isChosen = Boolean(chosen.get('severity') || chosen.get('collection'));
		for (const group of groups()) {
			group.hidden = !group.querySelector('[data-severity]:not([hidden])');
			if (isChosen && group instanceof HTMLDetailsElement) group.open = !group.hidden;
		}
		document.getElementById('shown').value = String(count);
	};
	form.addEventListener('change', apply);
	apply();
}
const open = () => {
	const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
	if (target instanceof HTMLDetailsElement) target.open = true;
};
addEventListener('hashchange', open);
open();
`;
