/** Pictures that nobody can see, that cannot be used, or that cannot be told apart. */
import type { ProblemText } from './problem-text.ts';

export const pictures = {
	'alt-missing': {
		heading: { de: 'Bild ohne Beschreibung', en: 'A picture without a description' },
		meaning: {
			de: 'Wer das Bild nicht sehen kann, bekommt seine Beschreibung vorgelesen. Hier gibt es keine, und vorgelesen wird nur der Name.',
			en: 'To whoever cannot see the picture, its description is read out. There is none here, and only the name is read.',
		},
		fix: {
			de: 'Öffnen Sie das Bild in der Dateibibliothek und sagen Sie in der Beschreibung in einem Satz, was zu sehen ist.',
			en: 'Open the picture in the file library, and say in its description in one sentence what can be seen.',
		},
	},
	'image-ambiguous': {
		heading: { de: 'Mehrere Bilder heißen gleich', en: 'Several pictures have the same name' },
		meaning: {
			de: 'Der Text nennt ein Bild beim Dateinamen, und mehrere Dateien heißen so. Gezeigt wird die erste, vielleicht die falsche.',
			en: 'The text names a picture by its file name, and several files are called that. The first is shown, which may be the wrong one.',
		},
		fix: {
			de: 'Geben Sie den Dateien verschiedene Namen und passen Sie den Text an.',
			en: 'Give the files different names, and change the text accordingly.',
		},
	},
	'image-damaged': {
		heading: { de: 'Bild ist beschädigt', en: 'A picture is damaged' },
		meaning: {
			de: 'Die Datei ist abgeschnitten, beschädigt oder gar kein Bild, oder sie fehlt im zuletzt geholten Stand. Sie lässt sich nicht zeigen.',
			en: 'The file is cut off, damaged, or no picture at all, or it is missing from the content that was fetched last. It cannot be shown.',
		},
		fix: {
			de: 'Ist das Bild in der Dateibibliothek in Ordnung, dann lassen Sie den Inhalt neu holen. Sonst laden Sie es dort neu hoch, oder nehmen Sie es aus dem Eintrag.',
			en: 'If the picture in the file library is sound, have the content fetched again. Otherwise upload it there again, or take it out of the record.',
		},
	},
	'image-missing': {
		heading: { de: 'Bild ist nicht da', en: 'A picture is not there' },
		meaning: {
			de: 'Die Datei wurde gelöscht, oder sie liegt nicht im Ordner Ihrer Website. Gezeigt wird nichts.',
			en: 'The file was deleted, or it does not lie in the folder of your site. Nothing is shown.',
		},
		fix: {
			de: 'Verschieben Sie die Datei in den Ordner Ihrer Website, oder laden Sie das Bild neu hoch und wählen Sie es hier.',
			en: 'Move the file into the folder of your site, or upload the picture again and choose it here.',
		},
	},
	'image-too-large': {
		heading: { de: 'Bild ist zu groß', en: 'A picture is too large' },
		meaning: {
			de: 'Das Bild hat so viele Bildpunkte, dass es sich nicht verarbeiten lässt.',
			en: 'The picture has so many pixels that it cannot be processed.',
		},
		fix: {
			de: 'Verkleinern Sie es (4000 Bildpunkte an der längeren Seite genügen), speichern Sie es als JPEG oder PNG und ersetzen Sie die Datei.',
			en: 'Make it smaller (4000 pixels on the longer side are plenty), save it as JPEG or PNG, and replace the file.',
		},
	},
} as const satisfies Readonly<Record<string, ProblemText>>;
