// Where the postal codes of a country are, by what they begin with: about the middle of each area, in degrees, and how
// far from there it reaches, in kilometres, where that is more than usual. Data, to a tenth of a degree or so.

/** Kilometres from the middle of an area within which its codes are, unless it says another figure. */
const REACH = 60

/** What codes begin with -> latitude, longitude, kilometres. */
type Areas = ReadonlyMap<string, readonly [latitude: number, longitude: number, reach: number]>

const areasOf = (lines: string): Areas =>
  new Map(
    lines
      .trim()
      .split(/\s*,\s*/)
      .flatMap((line) => {
        const [begins = '', latitude, longitude, reach = REACH] = line.split(/\s+/)
        return begins.split('/').map((each) => [each, [Number(latitude), Number(longitude), Number(reach)]] as const)
      }),
  )

/** By ISO 3166 code: Greece by the first two figures (ELTA), Great Britain by the letters (Royal Mail, PAF). */
const areas: Readonly<Record<string, Areas>> = {
  GR: areasOf(`
    10/11/12/13/14/15/16/17 37.98 23.73 40, 18/19 37.98 23.73 75, 20 37.94 22.80, 21 37.50 22.90 70,
    22 37.50 22.40 70, 23 36.95 22.60 80, 24 37.05 21.95, 25 38.10 22.00, 26 38.25 21.73 25, 27 37.70 21.45,
    28 38.25 20.60, 29 37.79 20.80 40, 30 38.60 21.30 70, 31 38.75 20.65 40, 32 38.38 23.10, 33 38.50 22.30,
    34 38.60 23.70 110, 35 38.85 22.50 70, 36 38.90 21.70, 37 39.20 23.40 90, 38 39.36 22.94 25, 40 39.70 22.30 70,
    41 39.64 22.42 25, 42 39.65 21.65, 43 39.30 21.80, 44 39.75 20.90 75, 45 39.66 20.85 25, 46 39.50 20.40,
    47 39.20 21.05, 48 39.10 20.70, 49 39.55 19.90 70, 50 40.35 21.70, 51 40.05 21.40, 52 40.45 21.20, 53 40.75 21.50,
    54/55/56 40.63 22.95 25, 57 40.65 23.00, 58 40.85 22.10, 59 40.55 22.25, 60 40.25 22.45, 61 41.00 22.80,
    62 41.10 23.50 70, 63 40.30 23.60 80, 64 40.85 24.40 70, 65 40.94 24.41 25, 66 41.25 24.10, 67 41.20 24.90,
    68 41.20 26.20 100, 69 41.10 25.50, 70 35.20 25.20, 71 35.33 25.13 25, 72 35.15 25.80, 73 35.40 23.95,
    74 35.30 24.60, 80 36.20 23.05 70, 81 39.40 25.90 130, 82 38.40 26.00 70, 83 37.70 26.60 80, 84 37.00 25.20 130,
    85 36.50 27.60 170`),
  GB: areasOf(`
    AB 57.2 -2.6 80, AL 51.8 -0.3, B 52.5 -1.9, BA 51.2 -2.4, BB 53.8 -2.4, BD 53.9 -1.9, BH 50.8 -1.9, BL 53.6 -2.5,
    BN 50.9 -0.1, BR 51.4 0.1, BS 51.4 -2.7, BT 54.6 -6.4 130, CA 54.7 -3.0 80, CB 52.2 0.2, CF 51.6 -3.4,
    CH 53.2 -3.0, CM 51.7 0.5, CO 51.9 1.0, CR 51.4 -0.1, CT 51.3 1.2, CV 52.4 -1.5, CW 53.1 -2.5, DA 51.4 0.3,
    DD 56.6 -2.9, DE 53.0 -1.6, DG 55.1 -4.0 90, DH 54.8 -1.7, DL 54.4 -1.9 70, DN 53.5 -0.8, DT 50.8 -2.5,
    DY 52.4 -2.2, E/EC/N/NW/SE/SW/W/WC 51.5 -0.1 40, EH 55.8 -3.2 70, EN 51.7 0.0, EX 50.8 -3.7 70, FK 56.1 -3.9 90,
    FY 53.8 -3.0, G 55.9 -4.3 70, GL 51.8 -2.1, GU 51.2 -0.7, HA 51.6 -0.3, HD 53.6 -1.8, HG 54.1 -1.6,
    HP 51.8 -0.7, HR 52.1 -2.8, HS 57.9 -6.9 130, HU 53.8 -0.3, HX 53.7 -1.9, IG 51.6 0.1, IP 52.2 1.2,
    IV 57.7 -4.8 150, KA 55.5 -4.6 80, KT 51.4 -0.3, KW 58.7 -3.5 130, KY 56.2 -3.1, L 53.4 -2.9, LA 54.2 -2.8 70,
    LD 52.2 -3.4 70, LE 52.6 -1.1, LL 53.0 -3.8 90, LN 53.2 -0.4 70, LS 53.8 -1.5, LU 51.9 -0.4, M 53.5 -2.2,
    ME 51.3 0.6, MK 52.1 -0.7, ML 55.7 -3.8, NE 55.2 -1.8 80, NG 53.0 -1.0, NN 52.3 -0.9, NP 51.7 -3.0, NR 52.7 1.2 70,
    OL 53.5 -2.1, OX 51.8 -1.3, PA 55.9 -5.5 150, PE 52.7 -0.1 80, PH 56.7 -4.2 130, PL 50.4 -4.3 80, PO 50.8 -1.0,
    PR 53.7 -2.8, RG 51.4 -1.1, RH 51.1 -0.1, RM 51.6 0.2, S 53.4 -1.4, SA 51.8 -4.4 100, SG 51.9 -0.2, SK 53.3 -2.1,
    SL 51.5 -0.7, SM 51.4 -0.2, SN 51.5 -1.8, SO 50.9 -1.4, SP 51.1 -1.8, SR 54.9 -1.4, SS 51.6 0.7, ST 52.9 -2.1,
    SY 52.6 -3.1 110, TA 51.0 -3.1, TD 55.6 -2.6 80, TF 52.7 -2.5, TN 51.0 0.5 70, TQ 50.5 -3.6, TR 50.2 -5.3 90,
    TS 54.6 -1.2, TW 51.4 -0.4, UB 51.5 -0.4, WA 53.4 -2.6, WD 51.7 -0.4, WF 53.7 -1.5, WN 53.5 -2.6, WR 52.2 -2.2,
    WS 52.7 -1.9, WV 52.6 -2.2, YO 54.0 -0.9 90, ZE 60.3 -1.3 90`),
}

/**
 * How many kilometres a point is farther from the area of a postal code than that reaches: 0 within it, undefined for
 * a code whose place nobody described.
 */
export function kilometresBeyond(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  country: string,
  code: string,
): number | undefined {
  const begins = /^[A-Z]{1,2}|^\d\d/.exec(code.toUpperCase())?.[0]
  const area = begins === undefined ? undefined : areas[country]?.get(begins)
  return area && Math.max(0, kilometresBetween({ latitude, longitude }, area) - area[2])
}

/** Between two points of the earth that lie in one country. */
export function kilometresBetween(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  [otherLatitude, otherLongitude]: readonly [number, number, ...unknown[]],
): number {
  const shrunk = Math.cos((latitude * Math.PI) / 180)
  return DEGREE * Math.hypot(latitude - otherLatitude, (longitude - otherLongitude) * shrunk)
}
/** Kilometres of a degree of latitude. */
const DEGREE = 111.2
