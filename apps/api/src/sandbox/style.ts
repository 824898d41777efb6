/** The sandbox page's only style sheet; the policy allows it by its hash. */
export const STYLE = `
:root{color-scheme:light dark;--canvas:#f7f4ee;--card:#fffdf9;--ink:#1d1a16;--muted:#645c52;--line:#ddd5c8;--accent:#1f5a41;--on-accent:#fff;--danger:#a3281d;--danger-soft:#fbeae6;--note:#f3e6c8;--on-note:#4d3a0b}
@media (prefers-color-scheme:dark){:root{--canvas:#171410;--card:#211d18;--ink:#f1ebe1;--muted:#b3a899;--line:#423a30;--accent:#7fc8a2;--on-accent:#10241a;--danger:#ff9d8f;--danger-soft:#3d1d18;--note:#3a2f14;--on-note:#f3dfa8}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;-webkit-text-size-adjust:100%}
.note{background:var(--note);color:var(--on-note);padding:10px 20px;text-align:center;font-size:14px}
main{max-width:460px;margin:0 auto;padding:32px 20px 56px}
.brand{font-weight:800;letter-spacing:.14em;font-size:15px;margin:0}
h1{font-size:38px;line-height:1.1;letter-spacing:-.02em;margin:20px 0 4px;font-variant-numeric:tabular-nums}
h2{font-size:15px;margin:0 0 8px}
.sub{color:var(--muted);margin:0 0 28px;overflow-wrap:anywhere}
form{display:grid;gap:18px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:14px;align-items:start}
label{display:block;font-weight:600;font-size:14px;margin-bottom:6px}
input{width:100%;height:52px;padding:0 14px;border:1px solid var(--muted);border-radius:8px;background:var(--card);color:var(--ink);font:inherit;font-size:17px;font-variant-numeric:tabular-nums}
::placeholder{color:var(--muted);opacity:1}
input[aria-invalid]{border-color:var(--danger);border-width:2px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.error{color:var(--danger);font-size:14px;margin:6px 0 0}
.alert{background:var(--danger-soft);color:var(--danger);border-radius:8px;padding:14px 16px;margin:0 0 24px}
.alert strong{display:block}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:54px;border:0;border-radius:8px;background:var(--accent);color:var(--on-accent);font:inherit;font-size:17px;font-weight:700;text-decoration:none;cursor:pointer}
button:active,.button:active{transform:translateY(1px)}
.cancel{display:block;text-align:center;padding:14px;margin-top:6px;color:var(--ink)}
section{margin-top:36px;border-top:1px solid var(--line);padding-top:22px}
section p{color:var(--muted);font-size:14px;margin:0 0 10px}
ul{list-style:none;margin:0;padding:0}
li a{display:flex;justify-content:space-between;gap:12px;padding:12px 0;border-bottom:1px solid var(--line);color:inherit;text-decoration:none;font-size:15px}
li:last-child a{border-bottom:0}
li a:hover span:first-child{text-decoration:underline}
.number{font-variant-numeric:tabular-nums;white-space:nowrap}
.label{color:var(--muted);text-align:right}
`;
