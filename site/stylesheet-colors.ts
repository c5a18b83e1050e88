/** The colours that a site has where its theme names none: those of the stylesheet (client/ui/base/tokens.css). */
export const stylesheetColors = { ground: '#fcfcfb', brand: '#12383b' } as const;
