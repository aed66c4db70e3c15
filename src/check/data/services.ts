// What sites load from others, by the names that a text gives them, and the hosts it comes from. Data.

/** A service: how a text calls it, with regard to case, and its hosts. */
export interface Service {
  readonly called: string
  readonly hosts: RegExp
}

export const services: readonly Service[] = [
  { called: 'Google Analytics|GA4', hosts: /google-analytics\.com|googletagmanager\.com/ },
  { called: 'Google Tag Manager', hosts: /googletagmanager\.com/ },
  { called: 'Matomo|Piwik', hosts: /matomo/ },
  { called: 'Plausible', hosts: /plausible/ },
  { called: 'Hotjar', hosts: /hotjar\.com/ },
  { called: 'Microsoft Clarity', hosts: /clarity\.ms/ },
  { called: '(?:Facebook|Meta) Pixel', hosts: /facebook\.net|facebook\.com/ },
  { called: 'Google Fonts', hosts: /fonts\.(?:googleapis|gstatic)\.com/ },
  { called: 'Adobe Fonts|Typekit', hosts: /typekit\.net/ },
  { called: '[Tt]awk(?:\\.to)?', hosts: /tawk\.to/ },
  { called: 'Tidio', hosts: /tidio\.co/ },
  { called: 'Smartsupp', hosts: /smartsupp/ },
  { called: 'Jivo(?:Chat)?', hosts: /jivosite\.com/ },
  { called: 'YouTube', hosts: /youtube(?:-nocookie)?\.com/ },
  { called: 'Vimeo', hosts: /vimeo\.com/ },
  { called: 're(?:CAPTCHA|Captcha)', hosts: /google\.com\/recaptcha|www\.google\.com|recaptcha\.net/ },
  { called: 'hCaptcha', hosts: /hcaptcha\.com/ },
]
