/** Pictures that nobody has described yet; planted (planted-faults.ts), but for the sign of the house, which only repeats its name. */
export const undescribedPictures: readonly string[] = ['emblem', 'kontor'];
