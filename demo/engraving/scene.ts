/** What stands before the engraver: bodies, cut stones, the table they lie on, and where all is seen from. */
import type { Surface } from './surface.ts';
import type { Transform, Vec3 } from './vector.ts';

/** Lines over a body that follow its form. */
export interface Hatching {
	/** The parameter along which the lines run. */
	readonly along: 'u' | 'v';
	/** Distance between lines in px where the body faces the viewer. */
	readonly spacing: number;
	/** Darkness from 0 to 1 at a place with this normal (in view space). */
	readonly tone: (normal: Vec3, u: number, v: number) => number;
}

export interface Body {
	readonly kind: 'body';
	readonly surface: Surface;
	/** A closed body: its inside is never seen. Others are sheets, seen from both sides. */
	readonly solid: boolean;
	readonly tint: string;
	/** How finely it is divided along u and v. */
	readonly grid: readonly [number, number];
	readonly hatching: readonly Hatching[];
	/** Lines of constant v or u that are drawn as edges, and how heavily in px. */
	readonly edges?: readonly { readonly along: 'u' | 'v'; readonly at: number; readonly weight: number }[];
	/** Weight of the contour in px; 0 is none. */
	readonly contour: number;
	/** What belongs to it and is too small for the whole picture. */
	readonly seenFromNear?: readonly Body[];
}

/** A stone as its facets; each is a flat convex polygon, counter-clockwise as seen from outside. */
export interface CutStone {
	readonly kind: 'stone';
	readonly facets: readonly Facet[];
	readonly tint: string;
	/** Weight of the outline in px. */
	readonly contour: number;
}

export interface Facet {
	readonly corners: readonly Vec3[];
	/** Darkness from 0 to 1; a facet of a clear stone takes it from what it mirrors. */
	readonly tone: number;
	/** The table is the flat top, through which the lower facets are seen. */
	readonly table?: boolean;
}

/** A single line, cut or laid on a body: engraved ornament, stitching, the strokes of a dial. */
export interface Mark {
	readonly kind: 'mark';
	readonly points: readonly Vec3[];
	/** Full width in px. */
	readonly width: number;
	/** Pointed ends. */
	readonly pointed?: boolean;
	/** Ink where it says nothing else. */
	readonly colour?: string;
}

/** A flat shape with a fill and an outline, such as a hand of a watch. */
export interface Shape {
	readonly kind: 'shape';
	readonly corners: readonly Vec3[];
	readonly fill: string;
	/** Outline in px. */
	readonly contour: number;
}

export type Part = Body | CutStone | Mark | Shape;

export interface Scene {
	readonly parts: readonly Part[];
	/** From the piece's own space into view space. */
	readonly view: Transform;
	/** The table: a point of it and its upward normal, in the piece's own space. null: no shadow. */
	readonly table: { readonly point: Vec3; readonly normal: Vec3 } | null;
	/** Angle of the shadow's hatching in degrees. */
	readonly shadowAngle: number;
	/** Share of the picture's shorter side that the piece takes, or a fixed scale in px per unit round the origin. */
	readonly fit: { readonly share: number } | { readonly scale: number; readonly origin: Vec3 };
}

/** A point of the piece's own space in px of the picture, with its depth. */
export type Project = (point: Vec3) => Vec3;
