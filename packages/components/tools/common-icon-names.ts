/** Material icons that designs use and that are drawn without loading anything first. */
export const COMMON_ICON_NAMES = `
adjust star star_border favorite check check_circle close cancel add add_circle remove remove_circle done done_all help info
warning error priority_high report flag bookmark label lightbulb tips_and_updates emoji_objects psychology school
menu_book article description assignment task task_alt fact_check checklist rule list format_quote notes edit
create draw search zoom_in visibility settings tune build handyman construction engineering code terminal data_object
storage dns cloud cloud_upload cloud_done memory computer laptop smartphone devices router wifi hub lan link language
public travel_explore map place location_on navigation explore home apartment business factory store storefront
shopping_cart shopping_bag local_shipping inventory inventory_2 warehouse category widgets dashboard apps layers
person people group groups group_add person_add account_circle badge face support_agent handshake diversity_3
trending_up trending_down trending_flat show_chart bar_chart pie_chart insights analytics timeline stacked_line_chart
query_stats assessment leaderboard score speed bolt electric_bolt rocket_launch rocket auto_awesome
auto_graph account_balance account_balance_wallet payments paid attach_money savings credit_card receipt_long
request_quote percent calculate event calendar_today calendar_month schedule access_time timer hourglass_empty alarm
update history today mail email phone call chat forum comment campaign notifications share send feedback thumb_up
thumb_down mood sentiment_satisfied lock lock_open security shield verified verified_user gpp_good key vpn_key policy
gavel balance eco energy_savings_leaf park forest agriculture water_drop recycling solar_power wb_sunny thermostat
science biotech health_and_safety local_hospital medical_services medication monitor_heart fitness_center restaurant
local_cafe celebration emoji_events military_tech workspace_premium redeem photo image photo_camera movie play_arrow
play_circle music_note mic headphones palette brush design_services architecture arrow_forward arrow_back
arrow_upward arrow_downward arrow_right_alt chevron_right expand_more north_east call_made swap_horiz sync autorenew
refresh loop cached repeat compare_arrows account_tree schema device_hub lens circle square change_history
crop_square more_horiz drag_indicator open_in_new download upload print save folder topic attach_file content_copy
inbox archive filter_alt sort table_chart grid_view view_module space_dashboard flight directions_car train
`
  .trim()
  .split(/\s+/);
