/** Pictures that cannot be seen, used or distinguished. */
import type { ProblemText } from '../report-text.ts';

export const pictures = {
	'alt-missing': {
		heading: { de: 'Bild ohne Beschreibung', en: 'A picture without a description', fr: 'Image sans description' },
		meaning: {
			de: 'Wer das Bild nicht sehen kann, bekommt seine Beschreibung vorgelesen. Hier gibt es keine, und vorgelesen wird nur der Name.',
			en: 'Visitors who cannot see the picture have its description read out. There is none here, and only the name is read.',
			fr: 'La description est lue aux personnes qui ne voient pas l’image. Ici il n’y en a pas, et seul le nom est lu.',
		},
		fix: {
			de: 'Öffnen Sie das Bild in der Dateibibliothek und sagen Sie in der Beschreibung in einem Satz, was zu sehen ist.',
			en: 'Open the picture in the file library, and say in its description in one sentence what can be seen.',
			fr: 'Ouvrez l’image dans la bibliothèque de fichiers et dites en une phrase, dans la description, ce qu’elle montre.',
		},
	},
	'image-ambiguous': {
		heading: { de: 'Mehrere Bilder heißen gleich', en: 'Several pictures have the same name', fr: 'Plusieurs images portent le même nom' },
		meaning: {
			de: 'Der Text nennt ein Bild beim Dateinamen, und mehrere Dateien heißen so. Gezeigt wird die erste, vielleicht die falsche.',
			en: 'The text names a picture by its file name, and several files are called that. The first is shown, which may be the wrong one.',
			fr: 'Le texte désigne une image par son nom de fichier, et plusieurs fichiers portent ce nom. La première est affichée, peut-être à tort.',
		},
		fix: {
			de: 'Geben Sie den Dateien verschiedene Namen und passen Sie den Text an.',
			en: 'Give the files different names, and change the text accordingly.',
			fr: 'Donnez aux fichiers des noms différents, et adaptez le texte.',
		},
	},
	'image-damaged': {
		heading: { de: 'Bild ist beschädigt', en: 'A picture is damaged', fr: 'Une image est endommagée' },
		meaning: {
			de: 'Die Datei ist abgeschnitten, beschädigt oder gar kein Bild, oder sie fehlt im zuletzt geholten Stand. Sie lässt sich nicht zeigen.',
			en: 'The file is cut off, damaged, or no picture at all, or it is missing from the content that was fetched last. It cannot be shown.',
			fr: 'Le fichier est tronqué, endommagé ou n’est pas une image, ou il manque dans le dernier contenu récupéré. Il ne peut pas être affiché.',
		},
		fix: {
			de: 'Ist das Bild in der Dateibibliothek in Ordnung, dann lassen Sie den Inhalt neu holen. Sonst laden Sie es dort neu hoch, oder nehmen Sie es aus dem Eintrag.',
			en: 'If the picture in the file library is sound, have the content fetched again. Otherwise upload it there again, or take it out of the record.',
			fr: 'Si l’image est intacte dans la bibliothèque de fichiers, faites récupérer à nouveau le contenu. Sinon, téléversez-la à nouveau, ou retirez-la de la fiche.',
		},
	},
	'image-missing': {
		heading: { de: 'Bild ist nicht da', en: 'A picture is not there', fr: 'Une image est introuvable' },
		meaning: {
			de: 'Die Datei wurde gelöscht, oder sie liegt nicht im Ordner Ihrer Website. Gezeigt wird nichts.',
			en: 'The file was deleted, or it does not lie in the folder of your site. Nothing is shown.',
			fr: 'Le fichier a été supprimé, ou il n’est pas dans le dossier de votre site. Rien n’est affiché.',
		},
		fix: {
			de: 'Verschieben Sie die Datei in den Ordner Ihrer Website, oder laden Sie das Bild neu hoch und wählen Sie es hier.',
			en: 'Move the file into the folder of your site, or upload the picture again and choose it here.',
			fr: 'Déplacez le fichier dans le dossier de votre site, ou téléversez à nouveau l’image et choisissez-la ici.',
		},
	},
	'image-too-large': {
		heading: { de: 'Bild ist zu groß', en: 'A picture is too large', fr: 'Une image est trop grande' },
		meaning: {
			de: 'Das Bild hat so viele Bildpunkte, dass es sich nicht verarbeiten lässt.',
			en: 'The picture has so many pixels that it cannot be processed.',
			fr: 'L’image a tant de pixels qu’elle ne peut pas être traitée.',
		},
		fix: {
			de: 'Verkleinern Sie es (4000 Bildpunkte an der längeren Seite genügen), speichern Sie es als JPEG oder PNG und ersetzen Sie die Datei.',
			en: 'Make it smaller (4000 pixels on the longer side are plenty), save it as JPEG or PNG, and replace the file.',
			fr: 'Réduisez-la (4000\u00a0pixels sur le grand côté suffisent), enregistrez-la en JPEG ou en PNG, et remplacez le fichier.',
		},
	},
} as const satisfies Readonly<Record<string, ProblemText>>;
