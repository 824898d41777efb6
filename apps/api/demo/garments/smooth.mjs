// Edge-preserving smoothing of a render (guided filter): takes Monte-Carlo noise out of leather and floor, leaves seams and stitching.

/** Box mean of radius r over one float plane, by running sums; borders use what is there. */
export function boxMean(src, w, h, r) {
  const across = new Float32Array(src.length);
  const out = new Float32Array(src.length);
  for (let y = 0; y < h; y++) {
    let sum = 0;
    let count = 0;
    for (let x = -r; x < w; x++) {
      if (x + r < w) {
        sum += src[y * w + x + r];
        count++;
      }
      if (x - r - 1 >= 0) {
        sum -= src[y * w + x - r - 1];
        count--;
      }
      if (x >= 0) across[y * w + x] = sum / count;
    }
  }
  for (let x = 0; x < w; x++) {
    let sum = 0;
    let count = 0;
    for (let y = -r; y < h; y++) {
      if (y + r < h) {
        sum += across[(y + r) * w + x];
        count++;
      }
      if (y - r - 1 >= 0) {
        sum -= across[(y - r - 1) * w + x];
        count--;
      }
      if (y >= 0) out[y * w + x] = sum / count;
    }
  }
  return out;
}

/** Guided filter of a plane (0..1) by itself: flat where the variance is below `noise` squared, untouched where it is well above. */
export function smooth(plane, w, h, r, noise) {
  const eps = noise * noise;
  const mean = boxMean(plane, w, h, r);
  const square = boxMean(
    plane.map((v) => v * v),
    w,
    h,
    r,
  );
  const a = new Float32Array(plane.length);
  const b = new Float32Array(plane.length);
  for (let i = 0; i < plane.length; i++) {
    const variance = Math.max(0, square[i] - mean[i] * mean[i]);
    a[i] = variance / (variance + eps);
    b[i] = mean[i] * (1 - a[i]);
  }
  const ma = boxMean(a, w, h, r);
  const mb = boxMean(b, w, h, r);
  return plane.map((v, i) => ma[i] * v + mb[i]);
}
