/* Non-local means over two independent half renders (after Rousselle et al. 2012): the halves give the noise of
 * each pixel, albedo and normals keep edges and textures. Planes are interleaved RGB floats.
 *   gcc -O3 -ffast-math -fopenmp -shared -fPIC -o denoise.so denoise.c -lm */
#include <math.h>
#include <stdlib.h>
#include <string.h>

static void box(float *d, float *t, int w, int h, int f) {
#pragma omp parallel for
    for (int y = 0; y < h; y++) {
        float s = 0; const float *r = d + (size_t)y * w; float *o = t + (size_t)y * w;
        for (int x = -f; x <= f; x++) s += r[x < 0 ? 0 : x];
        for (int x = 0; x < w; x++) {
            o[x] = s;
            int in = x + f + 1, out = x - f;
            s += r[in >= w ? w - 1 : in] - r[out < 0 ? 0 : out];
        }
    }
    float n = 1.f / ((2 * f + 1) * (2 * f + 1));
#pragma omp parallel for
    for (int y = 0; y < h; y++) {
        float *o = d + (size_t)y * w;
        memset(o, 0, sizeof(float) * w);
        for (int k = -f; k <= f; k++) {
            int yy = y + k; if (yy < 0) yy = 0; if (yy >= h) yy = h - 1;
            const float *r = t + (size_t)yy * w;
            for (int x = 0; x < w; x++) o[x] += r[x];
        }
        for (int x = 0; x < w; x++) o[x] *= n;
    }
}

/* c: picture; v: its variance; g: guide (nf channels, already divided by their tolerances) */
void nlm(int w, int h, const float *c, const float *v, const float *g, int nf, float *out, int r, int f, float k) {
    size_t n = (size_t)w * h;
    float *d = malloc(4 * n), *t = malloc(4 * n), *sw = calloc(n, 4);
    memset(out, 0, n * 12);
    for (int dy = -r; dy <= r; dy++) for (int dx = -r; dx <= r; dx++) {
        if (dx * dx + dy * dy > r * r + 1) continue;
#pragma omp parallel for
        for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
            int yy = y + dy, xx = x + dx;
            size_t p = (size_t)y * w + x;
            if (yy < 0 || yy >= h || xx < 0 || xx >= w) { d[p] = 9; continue; }
            size_t q = (size_t)yy * w + xx;
            float s = 0;
            for (int i = 0; i < 3; i++) {
                float e = c[3*p+i] - c[3*q+i], vp = v[3*p+i], vq = v[3*q+i];
                s += (e * e - (vp + fminf(vp, vq))) / (1e-7f + k * k * (vp + vq));
            }
            d[p] = s / 3;
        }
        box(d, t, w, h, f);
#pragma omp parallel for
        for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
            int yy = y + dy, xx = x + dx;
            if (yy < 0 || yy >= h || xx < 0 || xx >= w) continue;
            size_t p = (size_t)y * w + x, q = (size_t)yy * w + xx;
            float e = 0;
            for (int i = 0; i < nf; i++) { float a = g[nf*p+i] - g[nf*q+i]; e += a * a; }
            float a = fmaxf(d[p], 0) + e;
            if (a > 9) continue;
            a = expf(-a);
            sw[p] += a;
            for (int i = 0; i < 3; i++) out[3*p+i] += a * c[3*q+i];
        }
    }
    for (size_t p = 0; p < n; p++) for (int i = 0; i < 3; i++)
        out[3*p+i] = sw[p] > 0 ? out[3*p+i] / sw[p] : c[3*p+i];
    free(d); free(t); free(sw);
}
