// The ground as it would look with nothing on it: a smooth surface fitted through what is bare and unshadowed.

const TERMS = (x, y) => [1, x, y, x * x, x * y, y * y, x * x * x, x * x * y, x * y * y, y * y * y];

/** Solves the normal equations A c = b by Gaussian elimination. */
function solve(A, b) {
  const n = b.length,
    M = A.map((row, i) => [...row, b[i]]);
  for (let i = 0; i < n; i++) {
    let p = i;
    for (let r = i + 1; r < n; r++) if (Math.abs(M[r][i]) > Math.abs(M[p][i])) p = r;
    [M[i], M[p]] = [M[p], M[i]];
    for (let r = 0; r < n; r++)
      if (r !== i) {
        const f = M[r][i] / M[i][i];
        for (let c = i; c <= n; c++) M[r][c] -= f * M[i][c];
      }
  }
  return M.map((row, i) => row[n] / row[i]);
}

/** The ground's light as it would be without the garment: a cubic surface through the bare ground, fitted again with the shadows left out. */
export function openGround({ w, h, light, mask }) {
  const pts = [];
  for (let y = 0; y < h; y += 9)
    for (let x = 0; x < w; x += 9) {
      const i = y * w + x;
      if (!mask[i * 3] && !mask[i * 3 + 1] && !mask[i * 3 + 2]) pts.push([TERMS(x / w, y / h), light[i]]);
    }
  let c = null;
  for (let round = 0; round < 6; round++) {
    const A = Array.from({ length: 10 }, () => new Float64Array(10)),
      b = new Float64Array(10);
    for (const [t, v] of pts) {
      const off = c ? v / t.reduce((s, k, i) => s + k * c[i], 0) : 1,
        weight = off < 0.985 ? 0.002 : 1;
      for (let i = 0; i < 10; i++) {
        b[i] += weight * t[i] * v;
        for (let j = 0; j < 10; j++) A[i][j] += weight * t[i] * t[j];
      }
    }
    c = solve(
      A.map((r) => [...r]),
      [...b],
    );
  }
  return (x, y) => TERMS(x / w, y / h).reduce((s, k, i) => s + k * c[i], 0);
}
