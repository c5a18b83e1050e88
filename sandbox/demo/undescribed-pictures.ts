/** Names of pictures that nobody has described yet; planted (planted-faults.ts). */
export const undescribedPictures: readonly string[] = ['kontor'];
