//! The browser client, embedded. The build script makes it from the folder `web`.

use std::borrow::Cow;

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/web"]
struct Files;

/// A file of the client.
pub struct Asset {
    /// What is in it.
    pub bytes: Cow<'static, [u8]>,
    /// Its media type, for the header `Content-Type`.
    pub content_type: &'static str,
    /// A quoted hash of the content, for the header `ETag`.
    pub etag: String,
    /// Whether its name changes with its content, so that it can be kept for ever.
    pub immutable: bool,
}

/// The file at a path such as `index.html` or `assets/index-B3kd.js`, with or without a leading slash.
pub fn get(path: &str) -> Option<Asset> {
    let path = path.trim_start_matches('/');
    let file = Files::get(path)?;
    let hash: String = file.metadata.sha256_hash()[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    Some(Asset {
        bytes: file.data,
        content_type: content_type(path),
        etag: format!("\"{hash}\""),
        immutable: path.starts_with("assets/"),
    })
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("json") => "application/json",
        Some("txt") => "text/plain; charset=utf-8",
        Some("png") => "image/png",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_always_a_page() {
        let page = get("/index.html").expect("the build script leaves at least one page");
        assert_eq!(page.content_type, "text/html; charset=utf-8");
        assert!(String::from_utf8_lossy(&page.bytes).contains("<title>Orrery</title>"));
        assert!(!page.immutable, "the page itself must be asked for again");
        assert!(page.etag.starts_with('"') && page.etag.ends_with('"') && page.etag.len() == 26);
    }

    #[test]
    fn what_is_not_there_is_none() {
        assert!(get("nothing.js").is_none());
        assert!(get("").is_none());
        assert!(get("../Cargo.toml").is_none());
    }

    #[test]
    fn files_with_a_hash_in_their_name_are_kept_for_ever() {
        for path in Files::iter() {
            let asset = get(&path).expect("every listed file is there");
            assert_eq!(asset.immutable, path.starts_with("assets/"), "{path}");
            assert_ne!(asset.content_type, "application/octet-stream", "{path} has a known type");
        }
    }

    #[test]
    fn every_kind_of_file_has_its_type() {
        assert_eq!(content_type("assets/a.b.js"), "text/javascript; charset=utf-8");
        assert_eq!(content_type("a.woff2"), "font/woff2");
        assert_eq!(content_type("unknown"), "application/octet-stream");
    }
}
