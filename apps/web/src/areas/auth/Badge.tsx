/** A badge on its lanyard: the product's name as a picture. Decoration, so one quiet colour. */
export function Badge() {
  return (
    <svg
      viewBox="0 0 320 470"
      aria-hidden
      fill="none"
      className="h-[min(52vh,470px)] w-auto overflow-visible stroke-on-hero-2"
    >
      <g opacity=".5" strokeWidth="1.5">
        <path d="M107-500 150 92M213-500 170 92" strokeWidth="11" opacity=".38" />
        <rect x="146" y="88" width="28" height="20" rx="5" className="fill-hero" />
        <path d="M160 108v18" strokeWidth="4" />
      </g>
      <rect
        x="44"
        y="122"
        width="232"
        height="330"
        rx="26"
        className="fill-on-hero"
        fillOpacity=".07"
        strokeOpacity=".38"
        strokeWidth="1.5"
      />
      <rect
        x="134"
        y="142"
        width="52"
        height="11"
        rx="5.5"
        className="fill-hero"
        strokeOpacity=".38"
        strokeWidth="1.5"
      />
      <g stroke="none" className="fill-on-hero-2">
        <circle cx="160" cy="236" r="46" opacity=".16" />
        <circle cx="160" cy="222" r="17" opacity=".6" />
        <path d="M128 269a33 33 0 0 1 64 0 46 46 0 0 1-64 0Z" opacity=".6" />
        <rect x="104" y="304" width="112" height="13" rx="6.5" opacity=".75" />
        <rect x="122" y="328" width="76" height="9" rx="4.5" opacity=".38" />
        <rect x="76" y="371" width="74" height="8" rx="4" opacity=".32" />
        <rect x="76" y="389" width="98" height="8" rx="4" opacity=".32" />
        <rect x="76" y="407" width="56" height="8" rx="4" opacity=".32" />
        <path
          opacity=".6"
          fillRule="evenodd"
          d="M202 369h20v20h-20zm5 5v10h10v-10zM226 369h18v8h-8v12h-10zM202 393h10v10h10v12h-20zM228 393h16v10h-8v12h-8z"
        />
      </g>
    </svg>
  );
}
