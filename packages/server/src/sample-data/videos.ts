/** A video of the sample data, by number; the identifiers belong to nobody. */
export const sampleVideo = (number: number) =>
  `https://www.youtube-nocookie.com/embed/tarang_${String(number).padStart(4, '0')}`
