/** Renditions beyond this machine: many machines that build many sites make each picture once. */
export interface FurtherRenditions {
	/** Puts the files of a picture into `dir`, its description last. False: there are none, or they cannot be had now. */
	bring(key: string, dir: string): Promise<boolean>;
	/** Takes over what was made: the renditions of that names in `dir`, and the picture's description. */
	keep(key: string, dir: string, names: readonly string[]): Promise<void>;
}
