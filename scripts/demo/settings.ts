import type { SettingsBody } from '#shared/site/settings.ts'

/** The demo site's settings without its logo, which is uploaded separately. An empty copyright text shows the year and the company's name. */
export const settings: Omit<SettingsBody, 'logo_url'> = {
  cover_url: '',
  company_name_en: 'Project PRISM',
  company_name_ko: 'Project PRISM',
  tagline_en: 'Trust in reality',
  tagline_ko: '믿을 수 있는 현실',
  footer_text_en: 'Surveys about how people judge whether pictures, videos and texts are real, and what would earn their trust.',
  footer_text_ko: '사진과 영상, 글이 진짜인지 사람들이 어떻게 판단하고 무엇을 믿는지 묻는 설문을 진행합니다.',
  copyright_text_en: '',
  copyright_text_ko: '',
}
