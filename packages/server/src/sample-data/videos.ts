/** The address of a sample video. The identifiers are fictitious. */
export const sampleVideo = (number: number) =>
  `https://www.youtube-nocookie.com/embed/tarang_${String(number).padStart(4, '0')}`
